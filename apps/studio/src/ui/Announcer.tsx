import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'

export { VisuallyHidden }

/** Says something to people who do not see the screen change. */
export type Announce = (text: string) => void

interface Announcement {
  readonly text: string
  readonly count: number
}

/** An announcement is gone from the page after this long: whoever reads there finds nothing that is true no more. */
const announcedForMs = 10_000

const AnnouncerContext = createContext<Announce | null>(null)

/** A live region and what speaks through it. Inside another one it adds nothing. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const outer = use(AnnouncerContext)
  const [said, setSaid] = useState<Announcement>({ text: '', count: 0 })
  const [announce] = useState<Announce>(
    () => (text: string) => setSaid((before) => ({ text, count: before.count + 1 })),
  )
  useEffect(() => {
    if (said.text === '') return
    const timer = setTimeout(() => setSaid(({ count }) => ({ text: '', count })), announcedForMs)
    return () => clearTimeout(timer)
  }, [said])
  if (outer) return children
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden>
        <div role="status" aria-live="polite">
          {/* A new element each time, so that the same words are read again. */}
          <span key={said.count}>{said.text}</span>
        </div>
      </VisuallyHidden>
    </AnnouncerContext>
  )
}

/**
 * Returns the function that announces to screen readers.
 * @throws {TypeError} outside `Announcer`.
 */
export function useAnnounce(): Announce {
  const announce = use(AnnouncerContext)
  if (!announce) throw new TypeError('useAnnounce wants an <Announcer> around it.')
  return announce
}
