import type { Field, RowField, RowFieldKind } from '@letterslot/core'
import { maxRowFields, maxRows, rowFieldKinds } from '@letterslot/core/rows'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { wordsFor } from '../../domain/starts/say-field.ts'
import { buildText } from '../../domain/texts/build.ts'
import { fieldText } from '../../domain/texts/inspector.ts'
import { rowsText } from '../../domain/texts/rows.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { FaultCards } from './FaultCards.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import type { ExplainedFault } from './logic-fixes.ts'
import { questionOfKind } from './question-kind.ts'
import { RowChoices } from './RowChoices.tsx'
import { RowRules } from './RowRules.tsx'
import { questionCalled, questionRequired, withQuestion } from './row-questions.ts'
import { useRuleFaults } from './rule-faults.ts'
import { explainQuestionRule, explainRuleFault, isQuestionRuleFault } from './rule-fixes.ts'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'
import { usersOfQuestion } from './users-of.ts'

/** The questions of a group that repeats, and how often it may. */
export function RowsFields({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const faults = useFieldFaults(field.id)
  // Those of rules are told above the questions, with what settles them.
  const ofQuestions = faults.filter((fault) => !isQuestionRuleFault(fault))
  const explained = useQuestionFaults(field)
  const questions = useRef<HTMLFieldSetElement>(null)
  const isSettled = useRef(false)
  useLayoutEffect(() => {
    // The button that was pressed goes with its fault.
    if (isSettled.current) questions.current?.querySelector('input')?.focus()
    isSettled.current = false
  })
  const showUndo = useUndoToast()
  const words = wordsFor(useDocument(({ form }) => form.locale))
  const session = useDocumentSession()
  const { fields = [], item = '' } = field
  const change = (index: number, next: RowField): void =>
    edit({ fields: fields.map((one, at) => (at === index ? next : one)) })
  const remove = (index: number): void => {
    const users = usersOfQuestion(session.store.getState().document.form, field, fields[index]?.name ?? '')
    edit({ fields: fields.toSpliced(index, 1) })
    showUndo({
      text: buildText.stillNamed(rowsText.removed(fields[index]?.label ?? ''), users),
      label: fieldText.undo,
      onUndo: () => edit({ fields }),
      isOfLastStep: true,
    })
  }
  return (
    <>
      <TextField
        label={rowsText.item}
        help={rowsText.itemHelp}
        value={item}
        autoComplete="off"
        onChange={(word) => edit({ item: textOrNone(word) })}
      />
      <fieldset ref={questions} className={styles['fieldset']}>
        <legend className={styles['caption']}>{rowsText.title}</legend>
        <FaultCards
          faults={explained}
          onFix={() => {
            isSettled.current = true
          }}
        />
        {fields.map((question, index) => (
          <RowQuestionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id, and its words change while one types
            key={index}
            question={question}
            position={index + 1}
            group={field}
            faultOf={(part) => faultAt(ofQuestions, `fields/${index}${part}`)}
            onLabel={(label) => edit({ fields: questionCalled(fields, index, label) })}
            onChange={(next) => change(index, next)}
            onUp={() => edit({ fields: fields.toSpliced(index, 1).toSpliced(index - 1, 0, question) })}
            onRemove={() => remove(index)}
          />
        ))}
        {fields.length === 0 && <p className={styles['fault']}>{faultAt(faults, 'fields')}</p>}
        {fields.length < maxRowFields && (
          <Button
            variant="dashed"
            size="small"
            isWide
            icon={Plus}
            onPress={() => edit({ fields: withQuestion(fields, words) })}
          >
            {rowsText.add}
          </Button>
        )}
      </fieldset>
      <CountField field={field} bound="min" />
      <CountField field={field} bound="max" />
    </>
  )
}

/** The rules of questions that are wrong by themselves, or contradict each other, in words. */
function useQuestionFaults(field: Field): readonly ExplainedFault[] {
  const form = useDocument((document) => document.form)
  const alone = useFieldFaults(field.id).flatMap((fault) => explainQuestionRule(field, fault) ?? [])
  return [...alone, ...useRuleFaults(field.id).flatMap((fault) => explainRuleFault(form, field, fault) ?? [])]
}

interface QuestionProps {
  readonly question: RowField
  readonly position: number
  readonly group: Field
  /** The fault at a part of it, `''` for it as a whole. */
  readonly faultOf: (part: string) => string | undefined
  readonly onLabel: (label: string) => void
  readonly onChange: (question: RowField) => void
  readonly onUp: () => void
  readonly onRemove: () => void
}

const questionKinds = rowFieldKinds.map((kind) => ({ value: kind, label: fieldKindInfo(kind).name }))

/** One question of a row. */
function RowQuestionEditor({ group, question, position, faultOf, onLabel, onChange, onUp, onRemove }: QuestionProps) {
  const words = wordsFor(useDocument(({ form }) => form.locale))
  const showUndo = useUndoToast()
  const isRequired = question.rules.some(({ kind }) => kind === 'required')
  const changeKind = (kind: RowFieldKind): void => {
    if (kind === question.kind) return
    const { question: next, lost } = questionOfKind(question, kind, words)
    onChange(next)
    if (lost.length === 0) return
    showUndo({
      text: `${fieldText.kindNow(fieldKindInfo(kind).name)} ${fieldText.leftOut(lost)}`,
      label: fieldText.undo,
      onUndo: () => onChange(question),
      isOfLastStep: true,
    })
  }
  return (
    <div className={styles['group']}>
      <TextField
        label={rowsText.question(position)}
        value={question.label}
        problem={faultOf('')}
        autoComplete="off"
        onChange={onLabel}
      />
      <SelectField<RowFieldKind>
        label={rowsText.kind(position)}
        isLabelHidden
        value={question.kind}
        choices={questionKinds}
        onChange={changeKind}
      />
      {question.kind === 'select' && (
        <RowChoices
          group={group}
          question={question}
          position={position}
          problemAt={(at) => faultOf(`/options/${at}`)}
          onChange={onChange}
        />
      )}
      <Switch isSelected={isRequired} onChange={(isOn) => onChange(questionRequired(question, isOn))}>
        {rowsText.required}
      </Switch>
      <Switch
        isSelected={question.unique ?? false}
        onChange={(isOn) => {
          const { unique: _before, ...others } = question
          onChange(isOn ? { ...others, unique: true } : others)
        }}
      >
        {rowsText.unique}
      </Switch>
      <RowRules group={group} question={question} position={position} onChange={onChange} />
      <span>
        {position > 1 && <IconButton icon={ArrowUp} label={rowsText.up(position)} onPress={onUp} />}
        <IconButton icon={Trash2} label={rowsText.remove(position)} onPress={onRemove} />
      </span>
    </div>
  )
}

interface CountFieldProps {
  readonly field: Field
  readonly bound: 'min' | 'max'
}

/** The number of rows at least, or at most; empty is no bound. */
function CountField({ field, bound }: CountFieldProps) {
  const edit = useFieldEdit(field)
  const faults = useFieldFaults(field.id)
  const { text, problem, onChange } = useDraftText(String(field[bound] ?? ''), (typed) => {
    const count = typed.trim() === '' ? undefined : Number(typed)
    if (count !== undefined && !(Number.isInteger(count) && count >= 0 && count <= maxRows))
      return { ok: false, problem: rowsText.countProblem }
    return { ok: true, stored: String(count ?? ''), commit: () => edit({ [bound]: count }) }
  })
  return (
    <NumberField label={rowsText[bound]} value={text} problem={problem ?? faultAt(faults, bound)} onChange={onChange} />
  )
}
