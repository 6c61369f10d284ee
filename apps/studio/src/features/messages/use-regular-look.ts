import { useEffect, useState } from 'react'

/** The time between two looks while the page shows, in milliseconds. */
const lookEveryMs = 2000

/** The last find, and the error of the last look. */
export interface RegularLook<Found> {
  readonly found: Found | undefined
  /** Undefined while the looks succeed. */
  readonly trouble: unknown
  /** Looks now. */
  readonly refresh: () => void
}

/**
 * Looks every two seconds while the page shows.
 * @param look - one look; another function begins anew, and what was found before stays until it answers.
 */
export function useRegularLook<Found>(look: () => Promise<Found>): RegularLook<Found> {
  const [seen, setSeen] = useState<Pick<RegularLook<Found>, 'found' | 'trouble'>>({
    found: undefined,
    trouble: undefined,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what `refresh` asks for.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const turn = async (): Promise<void> => {
      if (document.hidden) return
      const found = await look()
      if (!isOver) setSeen({ found, trouble: undefined })
    }
    const loop = (): void => {
      turn()
        .catch((trouble: unknown) => {
          if (!isOver) setSeen(({ found }) => ({ found, trouble }))
        })
        .finally(() => {
          if (!isOver) timer = setTimeout(loop, lookEveryMs)
        })
    }
    loop()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [look, round])
  return { ...seen, refresh: () => setRound((count) => count + 1) }
}
