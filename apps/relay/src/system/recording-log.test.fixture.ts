import type { Log } from './log.ts'

/** One line of a log. */
interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly text: string
}

/** A log for tests that can be waited for. */
export interface RecordingLog extends Log {
  readonly lines: readonly LogLine[]
  /** The lines of one event. */
  of(event: string): readonly LogLine[]
  /** Resolves when the event was logged `times` times since the beginning. */
  until(event: string, times?: number): Promise<void>
}

/** Makes a log that keeps its lines. */
export function createRecordingLog(): RecordingLog {
  const lines: LogLine[] = []
  const waiting = new Set<() => void>()
  const of = (event: string) => lines.filter((line) => line.event === event)
  const write = (level: LogLine['level']) => (facts: Readonly<Record<string, unknown>>, text: string) => {
    lines.push({ level, event: String(facts['event']), text })
    for (const look of [...waiting]) look()
  }
  return {
    lines,
    of,
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    until: (event, times = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (of(event).length < times) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}
