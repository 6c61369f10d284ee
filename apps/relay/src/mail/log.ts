/** What the relay's rooms need of a logger: one line a call, facts first. Pino fits. */
export interface Log {
  info(facts: Readonly<Record<string, unknown>>, text: string): void
  warn(facts: Readonly<Record<string, unknown>>, text: string): void
  error(facts: Readonly<Record<string, unknown>>, text: string): void
}
