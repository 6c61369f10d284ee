import { shellText } from '../catalogue/shell.ts'
import { Mark } from './Mark.tsx'

/** The frame of index.html, drawn where a screen is still on its way: the page is never blank. */
export function LoadingFrame() {
  return (
    <div className="loading-frame" aria-busy="true">
      <div className="bar">
        <Mark />
        {shellText.product}
      </div>
      <p role="status">{shellText.loading}</p>
    </div>
  )
}
