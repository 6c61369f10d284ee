import { useEffect } from 'react'
import { shellText } from './shell.ts'

/** Names the page in the browser's tab and for screen readers: the narrowest first. */
export function usePageTitle(...parts: readonly string[]): void {
  const title = [...parts, shellText.product].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
