import type { Field, Rule } from '@letterslot/core'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './RuleCard.module.css'
import { tryRule } from './try-rule.ts'

export interface RuleTrialProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** A value to try: beside it stands what the visitor would read. */
export function RuleTrial({ field, rule, index }: RuleTrialProps) {
  const form = useDocument((document) => document.form)
  const [text, setText] = useState('')
  const message = tryRule(form, field, index, text)
  const isUntouched = text === '' && message === undefined
  const isCounted = rule.kind === 'length' && field.kind !== 'checkboxes'
  return (
    <div className={styles['trial']}>
      <TextField
        label={field.kind === 'checkboxes' ? 'Try it: how many are chosen' : 'Try it'}
        isLabelQuiet
        labelEnd={isCounted && <span className={styles['count']}>{`${text.length} of ${rule.max ?? 'any'}`}</span>}
        placeholder="Type an answer"
        value={text}
        autoComplete="off"
        spellCheck="false"
        onChange={setText}
      />
      <p
        role="status"
        className={classes(styles['verdict'], message === undefined ? styles['fine'] : styles['broken'])}
      >
        {!isUntouched && (
          <>
            <Icon icon={message === undefined ? CircleCheck : CircleAlert} className={styles['mark'] ?? ''} />
            {message ?? 'Fine'}
          </>
        )}
      </p>
    </div>
  )
}
