import type {
  Health,
  Join,
  Joined,
  NewTable,
  Phase,
  Problem,
  Snapshot,
  Steps,
  TableInfo,
  TableList,
} from "$lib/wire/protocol";

/** What was asked for, or why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Everything that is asked over HTTP; nothing here throws. */
export class Http {
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  openTable(table: NewTable): Promise<Result<Joined>> {
    return this.#ask("/api/tables", { body: table });
  }

  join(table: string, join: Join): Promise<Result<Joined>> {
    return this.#ask(`/api/tables/${table}/seats`, { body: join });
  }

  async tables(phase: Exclude<Phase, "closed">): Promise<Result<readonly TableInfo[]>> {
    const found = await this.#ask<TableList>(`/api/tables?phase=${phase}`);
    return found.ok ? { ok: true, value: found.value.tables } : found;
  }

  table(table: string, token?: string): Promise<Result<Snapshot>> {
    return this.#ask(`/api/tables/${table}`, { token });
  }

  steps(table: string, query: Readonly<Record<string, string>>, token?: string): Promise<Result<Steps>> {
    return this.#ask(`/api/tables/${table}/steps?${new URLSearchParams(query)}`, { token });
  }

  health(): Promise<Result<Health>> {
    return this.#ask("/health");
  }

  async #ask<T>(
    address: string,
    { body, token }: { body?: unknown; token?: string | undefined } = {},
  ): Promise<Result<T>> {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    try {
      const response = await this.#fetch(address, { headers, ...post });
      const answer: unknown = await response.json();
      return response.ok ? { ok: true, value: answer as T } : { ok: false, problem: problemOf(answer) };
    } catch (error) {
      return { ok: false, problem: { code: "unavailable", message: String(error) } };
    }
  }
}

/** Whatever a refusal looks like, a problem with a known shape: a proxy may answer for the server. */
function problemOf(answer: unknown): Problem {
  const problem = answer as Partial<Problem> | null;
  return { code: problem?.code ?? "unavailable", message: problem?.message ?? "" };
}
