import type { Field, Rule } from '@letterslot/core'
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { faultAt } from './field-faults.ts'
import { RuleBounds } from './RuleBounds.tsx'
import styles from './RuleCard.module.css'
import { ruleName } from './rule-info.ts'
import { TrialControl } from './TrialControl.tsx'
import { tryRule } from './try-rule.ts'
import { useFieldFaults } from './use-field-faults.ts'
import { usualMessage } from './usual-message.ts'
import { withMessage } from './with-message.ts'

export interface RuleCardProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
  readonly onRemove: () => void
}

/** One rule: its bounds, its words, and a place to try it. */
export function RuleCard({ field, rule, index, onRemove }: RuleCardProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const name = ruleName(rule.kind, field.kind)
  return (
    <section className={styles['card']} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        <IconButton icon={Trash2} label={`Remove ${name}`} size="small" onPress={onRemove} />
      </div>
      <RuleBounds field={field} rule={rule} index={index} />
      <TextField
        label="Message"
        isLabelQuiet
        isInline
        placeholder={usualMessage(form, field, index)}
        value={rule.message ?? ''}
        autoComplete="off"
        onChange={(message) => dispatch(updateRule(field.id, index, withMessage(rule, message)))}
      />
      <RuleTrial field={field} rule={rule} index={index} />
    </section>
  )
}

interface RuleTrialProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** A value to try: below it stands what the visitor would read. */
function RuleTrial({ field, rule, index }: RuleTrialProps) {
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
