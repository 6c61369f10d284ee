import { revisionsText } from '../../domain/texts/publish.ts'
import { changesSince } from '../../model/changes-since.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import styles from './ChangeList.module.css'

export interface ChangeListProps {
  readonly before: StudioDocument
  readonly now: StudioDocument
}

/** The differences from a revision in plain words, a line each. */
export function ChangeList({ before, now }: ChangeListProps) {
  const changes = changesSince(before, now)
  const rest = [
    ...(changes.title === undefined ? [] : [revisionsText.titleWas(changes.title)]),
    ...changes.changed.map(({ label, changes: parts }) => revisionsText.fieldNow(label, parts)),
    ...(changes.isReordered ? [revisionsText.reordered] : []),
    ...(['texts', 'delivery', 'fallback', 'email'] as const).flatMap((part) =>
      changes[part] ? [revisionsText[part]] : [],
    ),
  ]
  return (
    <ul className={styles['changes']}>
      {changes.added.map((label) => (
        <ChangeRow key={`added ${label}`} kind="added" sign="+" label={label} />
      ))}
      {changes.removed.map((label) => (
        <ChangeRow key={`removed ${label}`} kind="removed" sign="−" label={label} />
      ))}
      {rest.map((label) => (
        <ChangeRow key={`changed ${label}`} kind="changed" sign="~" label={label} />
      ))}
    </ul>
  )
}

interface ChangeProps {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly sign: string
  readonly label: string
}

function ChangeRow({ kind, sign, label }: ChangeProps) {
  return (
    <li data-change={kind}>
      <span aria-hidden="true" className={styles['sign']}>
        {sign}
      </span>{' '}
      <VisuallyHidden>{revisionsText[kind]}</VisuallyHidden> {label}
    </li>
  )
}
