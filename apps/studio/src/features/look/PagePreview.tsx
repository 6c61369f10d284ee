import type { Form } from '@letterslot/core'
import { MailFrame } from '../../domain/mail/MailFrame.tsx'
import { usePage } from '../../domain/page/use-page.ts'
import { previewText } from '../../domain/texts/look-step.ts'
import styles from './Preview.module.css'
import { pageAsSeen } from './page-as-seen.ts'

/**
 * The one-file page of the form, with the maker's own style sheet: in a frame of its own, which neither runs
 * nor fetches anything, so that no rule of it reaches the studio.
 */
export function PagePreview({ form }: { readonly form: Form }) {
  const page = usePage(form)
  return (
    <div className={styles['view']}>
      <p className={styles['caption']}>
        <span className={styles['note']}>{previewText.page}</span>
      </p>
      <div className={styles['page']}>
        {page.status === 'failed' && <p role="alert">{`${previewText.pageFailed} ${page.cause}`}</p>}
        {page.status === 'made' && (
          <div className={styles['window']}>
            <MailFrame html={pageAsSeen(page.html)} title={previewText.views.page} />
          </div>
        )}
      </div>
    </div>
  )
}
