import type { Field, Rule } from '@letterslot/core'
import { choosesOne, choosesSeveral, mayAdvise } from '@letterslot/core/document'
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react'
import { useContext, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { faultAt } from './field-faults.ts'
import { momentFields } from './moment-fields.ts'
import { RuleBounds } from './RuleBounds.tsx'
import styles from './RuleCard.module.css'
import { ruleName } from './rule-info.ts'
import { defaultMessage, triesAlone, tryRule, withMessage, withSeverity } from './try-rule.ts'
import { QuestionContext, useRulesEdit } from './use-rules-edit.ts'

export interface RuleCardProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
  readonly onRemove: () => void
}

/** One rule: its bounds, its words, and a place to try it. */
export function RuleCard({ field, rule, index, onRemove }: RuleCardProps) {
  const { update } = useRulesEdit(field)
  // No question of a group advises; what a document says all the same can be switched off.
  const isInRow = useContext(QuestionContext) !== undefined
  const form = useDocument((document) => document.form)
  const name = ruleName(rule.kind, field.kind)
  return (
    <section className={styles['card']} aria-label={name}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        <IconButton icon={Trash2} label={rulesText.remove(name)} size="small" onPress={onRemove} />
      </div>
      <RuleBounds field={field} rule={rule} index={index} />
      <TextField
        label={rulesText.message}
        isLabelQuiet
        isInline
        placeholder={defaultMessage(form, field, index, useFormLanguage(form)?.issues)}
        value={rule.message ?? ''}
        autoComplete="off"
        onChange={(message) => update(index, withMessage(rule, message))}
      />
      {mayAdvise(rule.kind, field.kind) && !(isInRow && rule.severity === undefined) && (
        <Switch isSelected={rule.severity !== undefined} onChange={(isOn) => update(index, withSeverity(rule, isOn))}>
          {rulesText.advises}
        </Switch>
      )}
      {triesAlone(rule) && <RuleTester field={field} rule={rule} index={index} />}
    </section>
  )
}

interface RuleTesterProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** A value to try: below it stands what the visitor would read. */
function RuleTester({ field, rule, index }: RuleTesterProps) {
  const form = useDocument((document) => document.form)
  const language = useFormLanguage(form)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? ''
  const isSound = faultAt(useRulesEdit(field).faults, `rules/${index}`) === undefined
  const message = isSound ? tryRule(form, field, index, text, language?.issues) : rulesText.unsound
  // Nothing is judged before something was tried; emptied again, it is the empty answer that is tried.
  const isUntouched = isSound && (typed === undefined || (text === '' && message === undefined))
  return (
    <div className={styles['tester']}>
      <SampleInput field={field} rule={rule} text={text} onChange={setTyped} />
      <p
        role="status"
        className={classes(styles['verdict'], message === undefined ? styles['fine'] : styles['broken'])}
      >
        {!isUntouched && (
          <>
            <Icon icon={message === undefined ? CircleCheck : CircleAlert} className={styles['mark'] ?? ''} />
            {message ?? rulesText.fine}
          </>
        )}
      </p>
    </div>
  )
}

interface SampleInputProps {
  readonly field: Field
  readonly rule: Rule
  readonly text: string
  readonly onChange: (text: string) => void
}

const consent = [
  { value: '', label: rulesText.notTicked },
  { value: 'yes', label: rulesText.ticked },
] as const

/** Takes an answer to try, in the way the field is answered where that can break the rule. */
function SampleInput({ field, rule, text, onChange }: SampleInputProps) {
  if (field.kind === 'consent') {
    return (
      <SelectField<string>
        label={rulesText.tryIt}
        isLabelQuiet
        isInline
        value={text}
        choices={consent}
        onChange={onChange}
      />
    )
  }
  if (rule.kind === 'required' && choosesOne(field)) {
    const choices = [{ value: '', label: rulesText.nothingChosen }, ...(field.options ?? [])]
    return (
      <SelectField<string>
        label={rulesText.tryIt}
        isLabelQuiet
        isInline
        value={text}
        choices={choices}
        onChange={onChange}
      />
    )
  }
  if (field.kind === 'file') {
    return (
      <TextField
        label={rulesText.tryFiles}
        isLabelQuiet
        placeholder={rulesText.filesPlaceholder}
        value={text}
        autoComplete="off"
        spellCheck="false"
        onChange={onChange}
      />
    )
  }
  const MomentField = momentFields[field.kind]
  if (MomentField && rule.kind !== 'type') {
    return <MomentField label={rulesText.tryIt} isLabelQuiet isInline value={text} onChange={onChange} />
  }
  const isSeveral = choosesSeveral(field)
  const isCounted = rule.kind === 'length' && !isSeveral
  return (
    <TextField
      label={isSeveral ? rulesText.tryCount : rulesText.tryIt}
      isLabelQuiet
      isInline={!isSeveral}
      labelEnd={
        // HTML counts UTF-16 code units, and so does a string's length.
        isCounted && <span className={styles['count']}>{rulesText.length(text.length, rule.max)}</span>
      }
      placeholder={isSeveral ? '0' : rulesText.tryPlaceholder}
      value={text}
      autoComplete="off"
      spellCheck="false"
      onChange={onChange}
    />
  )
}
