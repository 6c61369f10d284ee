import type { Form } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import { useMemo } from 'react'
import { LiveMiniature } from '../../domain/look/LiveMiniature.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import type { Start } from '../../domain/starts/start.ts'
import { type StartFact, startFacts } from '../../domain/starts/start-facts.ts'
import styles from './StartsDialog.module.css'

export interface StartCardProps {
  readonly start: Start
  readonly isCurrent: boolean
  /** Called when it takes the focus, by a key or a press. */
  readonly onLook: () => void
  readonly onPress: () => void
  /** Called when it is pressed twice. */
  readonly onUse: () => void
}

/** A start in the list: the form that it makes, alive in small, and what is in it. Its keys are the list's. */
export function StartCard({ start, isCurrent, onLook, onPress, onUse }: StartCardProps) {
  const form = useMemo(() => cardForm(documentFromStart(start, { to: '', id: start.id }).form), [start])
  const facts = startFacts(start).filter(isForCard)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box that it stands in hears the keys.
    <div
      role="option"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      className={styles['card']}
      onFocus={onLook}
      onClick={onPress}
      onDoubleClick={onUse}
    >
      <LiveMiniature
        form={form}
        idPrefix={`start-${start.id}-`}
        windowClass={styles['window']}
        paperClass={styles['paper']}
      />
      <b className={styles['name']}>{start.name}</b>
      <span className={styles['facts']}>{facts.map(({ text }) => text).join(', ')}</span>
    </div>
  )
}

/** Few words beside sixteen others; the rest is said of the one that is looked at. */
function isForCard({ kind }: StartFact): boolean {
  return kind !== 'review' && kind !== 'drafts'
}

/** As many fields as can be seen. */
const maxDrawn = 6

/** A form with the fields that everybody is asked, as far as they can be seen. */
function cardForm(form: Form): Form {
  const [first] = form.pages
  const asked = spreadSections(form).pages.flatMap((page) => (page.visibleWhen ? [] : page.fields))
  const fields = asked.filter(({ visibleWhen }) => !visibleWhen).slice(0, maxDrawn)
  const { progress: _progress, review: _review, drafts: _drafts, ...rest } = form
  return { ...rest, pages: first ? [{ id: first.id, fields }] : [] }
}
