import type { Form } from '@letterslot/core'
import { memo, useMemo } from 'react'
import { LiveMiniature } from '../../domain/look/LiveMiniature.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import type { Start } from '../../domain/starts/start.ts'
import { startFacts } from '../../domain/starts/start-facts.ts'
import styles from './StartsDialog.module.css'

export interface StartCardProps {
  readonly start: Start
  readonly onChoose: () => void
}

/** A start: the form that it makes, alive in small, and what is in it. The whole card is its button. */
export const StartCard = memo(function StartCard({ start, onChoose }: StartCardProps) {
  const form = useMemo(() => cardForm(documentFromStart(start, { to: '', id: start.id }).form), [start])
  const facts = startFacts(start)
  return (
    <li className={styles['card']}>
      <LiveMiniature
        form={form}
        idPrefix={`start-${start.id}-`}
        windowClass={styles['window']}
        paperClass={styles['paper']}
      />
      <button type="button" className={styles['take']} onClick={onChoose}>
        <b className={styles['name']}>{start.name}</b>
        <span className={styles['summary']}>{start.summary}</span>
        {facts.length > 0 && <span className={styles['facts']}>{facts.join(', ')}</span>}
      </button>
    </li>
  )
})

/** As many fields as can be seen. */
const maxDrawn = 6

/** A form with the fields that everybody is asked, as far as they can be seen. */
function cardForm(form: Form): Form {
  const [first] = form.pages
  const asked = form.pages.flatMap((page) => (page.visibleWhen ? [] : page.fields))
  const fields = asked.filter(({ visibleWhen }) => !visibleWhen).slice(0, maxDrawn)
  const { progress: _progress, review: _review, drafts: _drafts, ...rest } = form
  return { ...rest, pages: first ? [{ id: first.id, fields }] : [] }
}
