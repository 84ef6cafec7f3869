import { expect, test, vi } from "vitest";
import { Reach } from "./reach.svelte";

test("a server is reached when there is any answer, whatever it is", async () => {
  const fetcher = vi.fn(async () => new Response("", { status: 500 }));
  const reach = new Reach(fetcher);
  await reach.fetch("/api/tables");
  expect(reach.isReached).toBe(true);
  reach.check();
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test("without an answer it is not, until it is asked again", async () => {
  const fetcher = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError("no network")));
  const reach = new Reach(fetcher);
  await expect(reach.fetch("/api/tables")).rejects.toThrow("no network");
  expect(reach.isReached).toBe(false);
  fetcher.mockResolvedValueOnce(new Response("{}"));
  reach.check();
  await vi.waitFor(() => expect(reach.isReached).toBe(true));
});
