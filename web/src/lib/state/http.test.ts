import { expect, test, vi } from "vitest";
import { Http } from "./http";

const answers = (status: number, body: unknown) =>
  vi.fn(async (_: string, __?: RequestInit) => new Response(JSON.stringify(body), { status }));

test("a table is opened by a request that says so", async () => {
  const joined = { table: "abc123", seat: 0, token: "t" };
  const fetcher = answers(201, joined);
  const opened = await new Http(fetcher).openTable({ game: "seven", players: 3, name: "Livia" });
  expect(opened).toEqual({ ok: true, value: joined });
  const [address, init] = fetcher.mock.calls[0]!;
  expect([address, init?.method]).toEqual(["/api/tables", "POST"]);
  expect(JSON.parse(String(init?.body))).toEqual({ game: "seven", players: 3, name: "Livia" });
});

test("a token goes into a header, never into the address", async () => {
  const fetcher = answers(200, {});
  await new Http(fetcher).table("abc123", "secret");
  const [address, init] = fetcher.mock.calls[0]!;
  expect(address).not.toContain("secret");
  expect(init?.headers).toEqual({ Authorization: "Bearer secret" });
});

test("a refusal is a problem", async () => {
  const found = await new Http(answers(409, { code: "seat-taken", message: "" })).join("abc123", { name: "Livia" });
  expect(found).toEqual({ ok: false, problem: { code: "seat-taken", message: "" } });
});

test.each([
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["a proxy's page", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))],
  ["an empty answer", () => Promise.resolve(new Response("{}", { status: 500 }))],
])("%s is a problem too", async (_, fetcher) => {
  const found = await new Http(fetcher).tables("lobby");
  expect(found.ok ? null : found.problem.code).toBe("unavailable");
});
