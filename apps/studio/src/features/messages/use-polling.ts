import { useEffect, useState } from 'react'

/** The time between two looks while the page shows, in milliseconds. */
const pollEveryMs = 2000

/** The last find, and the error of the last look. */
export interface PollState<Found> {
  readonly found: Found | undefined
  /** Undefined while the looks succeed. */
  readonly trouble: unknown
  /** Looks now. */
  readonly refresh: () => void
}

/**
 * Looks every two seconds while the page shows.
 * @param poll - one look; another function begins anew, and what was found before stays until it answers.
 */
export function usePolling<Found>(poll: () => Promise<Found>): PollState<Found> {
  const [seen, setSeen] = useState<Pick<PollState<Found>, 'found' | 'trouble'>>({
    found: undefined,
    trouble: undefined,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what `refresh` asks for.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const pollOnce = async (): Promise<void> => {
      if (document.hidden) return
      const found = await poll()
      if (!isOver) setSeen({ found, trouble: undefined })
    }
    const loop = (): void => {
      pollOnce()
        .catch((trouble: unknown) => {
          if (!isOver) setSeen(({ found }) => ({ found, trouble }))
        })
        .finally(() => {
          if (!isOver) timer = setTimeout(loop, pollEveryMs)
        })
    }
    loop()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [poll, round])
  return { ...seen, refresh: () => setRound((count) => count + 1) }
}
