import type { Field, Rule } from '@letterslot/core'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '../../document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { faultAt } from './field-faults.ts'
import styles from './RuleCard.module.css'
import { TrialControl } from './TrialControl.tsx'
import { tryRule } from './try-rule.ts'
import { useFieldFaults } from './use-field-faults.ts'

export interface RuleTrialProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** A value to try: below it stands what the visitor would read. */
export function RuleTrial({ field, rule, index }: RuleTrialProps) {
  const form = useDocument((document) => document.form)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? ''
  const isSound = faultAt(useFieldFaults(field.id), `rules/${index}`) === undefined
  const message = isSound ? tryRule(form, field, index, text) : 'This rule checks nothing until it is mended'
  // Nothing is judged before something was tried; emptied again, it is the empty answer that is tried.
  const isUntouched = isSound && (typed === undefined || (text === '' && message === undefined))
  return (
    <div className={styles['trial']}>
      <TrialControl field={field} rule={rule} text={text} onChange={setTyped} />
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
