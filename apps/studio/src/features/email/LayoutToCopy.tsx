import { PartList, useCopiedLayout } from '../../domain/mail/LayoutParts.tsx'
import { layoutText } from '../../domain/texts/email-layout.ts'
import { Stripe } from '../../ui/Card.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './EmailStep.module.css'

/** The mail that we would write, for the provider's template editor: part by part, tags and all. */
export function LayoutToCopy() {
  const state = useCopiedLayout()
  const { layout, isChanged } = state
  if (!layout) return null
  return (
    <section aria-labelledby="layout-to-copy" className={styles['sheet']}>
      <Stripe />
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id="layout-to-copy" className={styles['sheetTitle']}>
            {layoutText.sheet}
          </h2>
          {isChanged && <Pill tone="wait">{layoutText.changed}</Pill>}
        </div>
        <p className={styles['lead']}>{layoutText.sheetLead}</p>
        <PartList state={state} />
      </div>
    </section>
  )
}
