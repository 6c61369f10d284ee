import { Clock } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { lateWordsOf } from './late-words.ts'
import styles from './TryStep.module.css'

export interface LateNoteProps {
  /** The text part of a mail. */
  readonly text: string
  readonly words: (said: string) => string
}

/** A late mail's note about itself, moved from its end to its head. */
export function LateNote({ text, words }: LateNoteProps) {
  const said = lateWordsOf(text)
  if (said === undefined) return null
  return (
    <p className={styles['late']}>
      <Icon icon={Clock} size={14} />
      {words(said)}
    </p>
  )
}
