// @vitest-environment node
import { expect, test, vi } from "vitest";
import { Http, WAITS } from "./http";

const answers = (status: number, body: unknown) =>
  vi.fn(async (_: string, __?: RequestInit) => new Response(JSON.stringify(body), { status }));

const KEY = /^[A-Za-z0-9_-]{43}$/;
const bodyOf = (init?: RequestInit): Record<string, unknown> =>
  JSON.parse(init?.body as string) as Record<string, unknown>;

test("a table is opened by a request that says so", async () => {
  const joined = { table: "abc123", seat: 0, token: "t" };
  const fetcher = answers(201, joined);
  const opened = await new Http(fetcher).openTable({ game: "seven", players: 3, name: "Livia" });
  expect(opened).toEqual({ ok: true, value: joined });
  const [address, init] = fetcher.mock.calls[0]!;
  expect([address, init?.method]).toEqual(["/api/tables", "POST"]);
  expect(bodyOf(init)).toEqual({ game: "seven", players: 3, name: "Livia", key: expect.stringMatching(KEY) });
});

test("a request is retried with the same key until it is answered, and the next one has another key", async () => {
  const joined = { table: "abc123", seat: 0, token: "t" };
  const fetcher = vi
    .fn<(input: string, init?: RequestInit) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError("fetch failed"))
    .mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }))
    .mockResolvedValueOnce(new Response(JSON.stringify({ code: "unavailable" }), { status: 503 }))
    .mockImplementation(async () => new Response(JSON.stringify(joined), { status: 201 }));
  const sleep = vi.fn(async (_: number) => {});
  const http = new Http(fetcher, sleep);
  for (let time = 0; time < 2; time += 1) expect((await http.join("abc123", { name: "Livia" })).ok).toBe(true);
  expect(sleep.mock.calls.flat()).toEqual(WAITS.slice(0, 3));
  const keys = fetcher.mock.calls.map(([, init]) => bodyOf(init)["key"]);
  expect(keys.slice(0, 4)).toEqual(new Array(4).fill(keys[0]));
  expect(keys[4]).not.toBe(keys[0]);
});

test("a server that has too much to do says so at once, and is not asked again and again", async () => {
  const fetcher = vi.fn(async () => new Response(JSON.stringify({ code: "busy", message: "later" }), { status: 503 }));
  const sleep = vi.fn(async (_: number) => {});
  const asked = await new Http(fetcher, sleep).openTable({ game: "seven", players: 3, name: "Livia" });
  expect(asked).toEqual({ ok: false, problem: { code: "busy", message: "later" } });
  expect(sleep).not.toHaveBeenCalled();
});

test("pressing again after all tries have failed is the same request, and so is pressing twice", async () => {
  const fetcher = vi.fn(async (_: string, __?: RequestInit): Promise<Response> => Promise.reject(new TypeError()));
  const http = new Http(fetcher, async () => {});
  const wish = { game: "seven", players: 3, name: "Livia" } as const;
  await Promise.all([http.openTable(wish), http.openTable(wish)]);
  await http.openTable(wish);
  await http.openTable({ ...wish, players: 4 });
  const keys = fetcher.mock.calls.map(([, init]) => bodyOf(init)["key"]);
  expect(keys.length).toBe(4 * (1 + WAITS.length));
  expect(new Set(keys).size).toBe(2);
});

test("a refusal is an answer: the request is not repeated", async () => {
  const fetcher = answers(409, { code: "seat-taken", message: "" });
  await new Http(fetcher, async () => {}).join("abc123", { name: "Livia" });
  expect(fetcher).toHaveBeenCalledOnce();
});

test("many tables are asked for in batches, and without an answer to one of them there is none at all", async () => {
  const ids = Array.from({ length: 230 }, (_, number) => `table${number}`);
  const listed = vi.fn(async (address: string) => {
    const asked = new URL(address, "http://here").searchParams.get("ids")!.split(",");
    return new Response(JSON.stringify({ tables: asked.map((id) => ({ id })) }));
  });
  const found = await new Http(listed).tablesOf(ids);
  expect(found.ok && found.value.map(({ id }) => id)).toEqual(ids);
  expect(listed).toHaveBeenCalledTimes(3);
  listed.mockRejectedValueOnce(new TypeError());
  expect((await new Http(listed).tablesOf(ids)).ok).toBe(false);
  expect(await new Http(listed).tablesOf([])).toEqual({ ok: true, value: [] });
});

test("seats are left and taken by codes that are never in an address", async () => {
  const fetcher = vi.fn(async (_: string, __?: RequestInit) => new Response(null, { status: 204 }));
  const http = new Http(fetcher);
  expect(await http.keepSeats("SECRET", [])).toEqual({ ok: true, value: undefined });
  await Promise.all([http.takeOver("SECRET"), http.recover("SECRET"), http.handOver([])]);
  expect(fetcher.mock.calls.map(([address]) => address)).toEqual([
    "/api/recovery",
    "/api/handovers/take",
    "/api/recovery/open",
    "/api/handovers",
  ]);
});

test.each([
  [3_600_000, 60],
  [-2000, 0],
])("the server's clock is learnt from its answers if it differs much: by %d", async (ahead, minutes) => {
  const date = new Date(Date.now() + ahead).toUTCString();
  const http = new Http(async () => new Response("{}", { headers: { Date: date } }));
  await http.health();
  expect(Math.round(http.ahead / 60_000)).toBe(minutes);
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

test("a seat is asked for with the promise of a share, the same at every try; a lesson needs none", async () => {
  const fetcher = answers(503, { code: "unavailable" });
  let drawn = 0;
  const http = new Http(fetcher, async () => {}, { draw: () => `promise ${(drawn += 1)}` });
  await http.join("abc123", { name: "Livia" });
  const promises = fetcher.mock.calls.map(([, init]) => bodyOf(init)["promise"]);
  expect(new Set(promises)).toEqual(new Set(["promise 1"]));
  await http.openTable({ game: "seven", players: 3, name: "Livia", lesson: true });
  expect(bodyOf(fetcher.mock.calls.at(-1)![1])).not.toHaveProperty("promise");
});
