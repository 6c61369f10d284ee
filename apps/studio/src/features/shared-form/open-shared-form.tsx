import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unpackForm } from '../../domain/sharing/share-code.ts'
import { SharedForm } from './SharedForm.tsx'

/**
 * Shows the form in the address, and another one once the address holds another.
 * @param readCode - what stands behind `#` now; undefined when the address leads elsewhere by then.
 * @returns what takes it away again.
 */
export function openSharedForm(root: Element, readCode: () => string | undefined): () => void {
  const react = createRoot(root)
  let newest: string | undefined
  const show = async (): Promise<void> => {
    const code = readCode()
    if (code === undefined) return location.reload()
    newest = code
    const shared = await unpackForm(code)
    if (newest !== code) return
    react.render(
      <StrictMode>
        <SharedForm key={code} shared={shared} />
      </StrictMode>,
    )
  }
  const follow = (): void => void show()
  addEventListener('hashchange', follow)
  follow()
  return () => {
    newest = undefined
    removeEventListener('hashchange', follow)
    react.unmount()
  }
}
