import { useEffect, useState } from 'react'

/**
 * Code or data that is fetched on demand; undefined until it is there.
 * @param load - the same function at every render.
 * @param cause - where it could not be had, it is asked for again whenever this changes.
 */
export function useLoaded<T extends object>(
  load: (() => Promise<T | undefined>) | undefined,
  cause: string,
): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cause is why it is asked for again.
  useEffect(() => {
    let isWanted = true
    // Whoever asks does without it for the time being.
    load?.().then(
      (found) => isWanted && setLoaded(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load, cause])
  return loaded
}
