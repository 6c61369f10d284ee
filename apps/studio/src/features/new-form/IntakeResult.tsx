import { type Field, holdsValue, type Rule } from '@letterslot/core'
import type { Intake, IntakeForm, Remark } from '@letterslot/intake'
import type { DoubtfulId } from '../../domain/connections/id-doubts.ts'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { intakeRuleText, intakeText, noteText, unreadText } from '../../domain/texts/intake.ts'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { AskFields } from './AskFields.tsx'
import { FoundConnection } from './FoundConnection.tsx'
import styles from './IntakeResult.module.css'

export interface IntakeResultProps {
  readonly intake: Intake
  readonly answers: ReadonlyMap<string, string>
  readonly onAnswer: (key: string, value: string) => void
  readonly isChecked: boolean
  /** The typed ids that look like none. */
  readonly doubts: readonly DoubtfulId[]
  readonly onConfirm: () => void
}

/** The reading of a paste: the connection, what is still asked, the fields, and what was not read. */
export function IntakeResult({ intake, ...asked }: IntakeResultProps) {
  const { form, ids, asks, unread, notes, isEmailJs } = intake
  return (
    <>
      {isEmailJs && (
        <section>
          <h3>{intakeText.connection}</h3>
          <FoundConnection ids={ids} />
          {asks.length > 0 && (
            <div className={styles['asks']}>
              <AskFields asks={asks} {...asked} />
            </div>
          )}
        </section>
      )}
      {form ? (
        <section>
          <h3>
            {form.title ?? intakeText.formTitle}
            <span className={styles['count']}> {intakeText.fields(form.fields.length)}</span>
          </h3>
          <FoundFields form={form} />
        </section>
      ) : isEmailJs ? (
        <p className={styles['quiet']}>{intakeText.noForm}</p>
      ) : (
        <FindingCard tone="warning" title={intakeText.nothing}>
          {intakeText.nothingNext}
        </FindingCard>
      )}
      {unread.length > 0 && (
        <section>
          <h3>{intakeText.unread(unread.length)}</h3>
          <DiagnosticList remarks={unread} words={(remark) => unreadText[remark.code](remark)} />
        </section>
      )}
      {notes.length > 0 && (
        <details className={styles['notes']}>
          <summary>{intakeText.notes(notes.length)}</summary>
          <DiagnosticList remarks={notes} words={(remark) => noteText[remark.code](remark)} />
        </details>
      )}
    </>
  )
}

/** More than a person goes through; the first ones usually explain the others. */
const maxShownRemarks = 30

interface DiagnosticsProps<Code extends string> {
  readonly remarks: readonly Remark<Code>[]
  readonly words: (remark: Remark<Code>) => string
}

/** Remarks in the order of the paste, each with its line. */
function DiagnosticList<Code extends string>({ remarks, words }: DiagnosticsProps<Code>) {
  const inOrder = remarks.toSorted((one, other) => (one.line ?? Number.MAX_VALUE) - (other.line ?? Number.MAX_VALUE))
  return (
    <ul className={styles['remarks']}>
      {inOrder.slice(0, maxShownRemarks).map((remark) => (
        <li key={`${remark.code}${remark.subject}${remark.line}${remark.detail}`}>
          {words(remark)}
          {remark.line !== undefined && <span className={styles['line']}> {intakeText.line(remark.line)}</span>}
        </li>
      ))}
      {remarks.length > maxShownRemarks && <li>{intakeText.more(remarks.length - maxShownRemarks)}</li>}
    </ul>
  )
}

/** The fields that were read: label, kind, rules, and the parameter that each is sent as. */
function FoundFields({ form: { fields, map } }: { readonly form: IntakeForm }) {
  return (
    <ul className={styles['fields']}>
      {fields.map((field) => {
        const info = fieldKindInfo(field.kind)
        const rules = describeRules(field)
        const others = Object.entries(map).flatMap(([name, id]) =>
          id === field.id ? [intakeText.alsoSentAs(name)] : [],
        )
        const fixed = field.kind === 'hidden' && typeof field.default === 'string' ? field.default : ''
        return (
          <li key={field.id}>
            <Icon icon={info.icon} />
            <span className={styles['field']}>
              <span className={styles['label']}>{field.label || field.text || intakeText.unnamed}</span>
              <span className={styles['rules']}>
                {[info.name, fixed, rules, ...others].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
            {holdsValue(field.kind) && <Chip>{field.name}</Chip>}
          </li>
        )
      })}
    </ul>
  )
}

function boundTexts(min: number | string | undefined, max: number | string | undefined): readonly string[] {
  return [
    ...(min === undefined ? [] : [intakeRuleText.atLeast(min)]),
    ...(max === undefined ? [] : [intakeRuleText.atMost(max)]),
  ]
}

function ruleTexts(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case 'required':
      return [intakeRuleText.required]
    case 'length':
      return boundTexts(rule.min, rule.max)
    case 'range':
      return [
        ...boundTexts(rule.min, rule.max),
        ...(rule.step === undefined || rule.step === 1 ? [] : [intakeRuleText.step(rule.step)]),
      ]
    case 'pattern':
      return [intakeRuleText.pattern]
    case 'file':
      return rule.accept === undefined ? [] : [intakeRuleText.file(rule.accept)]
    case 'type':
    case 'days':
    case 'decimals':
    case 'words':
    case 'letters':
    case 'noLink':
    case 'domains':
    case 'list':
    case 'compare':
    case 'sum':
    case 'atLeastOne':
    case 'options':
      return []
  }
}

/** A field's rules and choices in a few words: `required, at most 80`. */
function describeRules({ rules, options }: Pick<Field, 'rules' | 'options'>): string {
  return [...rules.flatMap(ruleTexts), ...(options ? [intakeRuleText.options(options.length)] : [])].join(', ')
}
