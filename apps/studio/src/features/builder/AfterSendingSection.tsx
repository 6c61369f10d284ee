import { type Form, showsAnswer } from '@letterslot/core'
import { answerTags } from '@letterslot/core/answer-tags'
import { setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { formPropertiesText, sentText } from '../../domain/texts/inspector.ts'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import styles from './Inspector.module.css'
import { isWebAddress } from './is-web-address.ts'
import { SentBlocksEditor } from './SentBlocksEditor.tsx'
import { textOrNone } from './use-field-edit.ts'

/** The settings of a form for the moments before Send and after its message was accepted. */
export function AfterSendingSection() {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const names = answeredNames(form)
  const unknown = answerTags(form.sentText ?? '').find((name) => !names.includes(name))
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{sentText.title}</legend>
      <Switch
        isSelected={form.review === true}
        onChange={(isOn) => dispatch(setFormTexts({ review: isOn || undefined }))}
      >
        {sentText.review}
      </Switch>
      <TextArea
        label={formPropertiesText.sent}
        rows={2}
        placeholder={formPropertiesText.sentPlaceholder}
        help={names.length > 0 && sentText.answersIn(names.slice(0, shownNames))}
        problem={unknown === undefined ? undefined : sentText.unknown(unknown)}
        value={form.sentText ?? ''}
        onChange={(text) => dispatch(setFormTexts({ sentText: textOrNone(text) }))}
      />
      <SentBlocksEditor form={form} names={names} />
      <Switch
        isSelected={form.sentAnswers === true}
        onChange={(isOn) => dispatch(setFormTexts({ sentAnswers: isOn || undefined }))}
      >
        {sentText.answers}
      </Switch>
      <TextField
        label={sentText.redirect}
        placeholder="https://"
        help={sentText.redirectHelp}
        problem={isWebAddress(form.redirect) ? undefined : sentText.redirectProblem}
        inputMode="url"
        value={form.redirect ?? ''}
        autoComplete="off"
        onChange={(text) => dispatch(setFormTexts({ redirect: textOrNone(text.trim()) }))}
      />
    </fieldset>
  )
}

/** Examples are enough. */
const shownNames = 3

/** The parameters of what visitors answer. */
function answeredNames({ pages }: Form): readonly string[] {
  return pages
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => showsAnswer(kind))
    .map(({ name }) => name)
}
