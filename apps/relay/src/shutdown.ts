/** A step of stopping, in order: the next begins when it is done. */
export type StopStep = () => void | Promise<void>

/**
 * Makes one stop out of many calls: all share the promise of the first. Every step runs, even after one that failed;
 * the first failure is the outcome.
 */
export function createStop(steps: readonly StopStep[]): () => Promise<void> {
  let stopping: Promise<void> | undefined
  return () => (stopping ??= runAll(steps))
}

async function runAll(steps: readonly StopStep[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** A terminal and npm both pass a Ctrl-C on, so one press may arrive more than once. */
const sameSignalMs = 2000

/** The dependencies of the signal handler; the defaults are the process's own. */
export interface SignalHandlerDeps {
  readonly stop: () => Promise<void>
  readonly exit?: (status: number) => void
  readonly nowMs?: () => number
  /** Called where stopping failed. */
  readonly onFailure: (failure: unknown) => void
}

/**
 * Makes the handler for SIGTERM and SIGINT: the first one stops and then exits with 0. Another within 2 s is the same
 * one; a later one exits with 1 at once.
 */
export function createSignalHandler({
  stop,
  exit = process.exit,
  nowMs = Date.now,
  onFailure,
}: SignalHandlerDeps): () => void {
  let firstAtMs: number | undefined
  return () => {
    if (firstAtMs !== undefined) {
      if (nowMs() - firstAtMs >= sameSignalMs) exit(1)
      return
    }
    firstAtMs = nowMs()
    stop().then(
      () => exit(0),
      (failure: unknown) => {
        onFailure(failure)
        exit(1)
      },
    )
  }
}
