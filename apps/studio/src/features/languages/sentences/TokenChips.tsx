import type { TextToken } from '@letterslot/core/document'
import { Button } from 'react-aria-components'
import { sentencesText } from '../../../domain/texts/sentences.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './TokenChips.module.css'

export interface TokenChipsProps {
  readonly tokens: readonly TextToken[]
  /** The maker's words as they are typed. */
  readonly text: string
  readonly onInsert: (name: string) => void
}

/** The facts that a sentence can say: those that it must first. A press puts one in where the caret stands. */
export function TokenChips({ tokens, text, onInsert }: TokenChipsProps) {
  const isSaid = (name: string): boolean => text.toLowerCase().includes(`{${name.toLowerCase()}}`)
  const groups = [
    { label: sentencesText.mustKeep, some: tokens.filter(({ isRequired }) => isRequired) },
    { label: sentencesText.mayKeep, some: tokens.filter(({ isRequired }) => !isRequired) },
  ].filter(({ some }) => some.length > 0)
  return groups.map(({ label, some }) => (
    <div key={label} className={styles['group']}>
      <span>{label}</span>
      {some.map(({ name, isRequired }) => {
        const isMissing = isRequired && text.trim() !== '' && !isSaid(name)
        return (
          <Button
            key={name}
            className={classes(styles['token'], isMissing && styles['missing'])}
            aria-label={`${sentencesText.insert(`{${name}}`)}${isMissing ? `, ${sentencesText.missing}` : ''}`}
            onPress={() => onInsert(name)}
          >
            {`{${name}}`}
            {isMissing && <span className={styles['fact']}>{sentencesText.missing}</span>}
          </Button>
        )
      })}
    </div>
  ))
}
