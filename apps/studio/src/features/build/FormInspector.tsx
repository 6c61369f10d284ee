import { renameForm } from '../../document/commands/rename-form.ts'
import { setDelivery } from '../../document/commands/set-delivery.ts'
import { type FormTexts, setFormTexts } from '../../document/commands/set-form-texts.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Inspector.module.css'
import { textOrNone } from './use-field-edit.ts'

/** The texts of the form itself, while no field is selected. */
export function FormInspector() {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const isKept = form.delivery?.keepOnDevice !== false
  const edit = (texts: FormTexts): void => dispatch(setFormTexts(texts))
  return (
    <div className={styles['form']}>
      <div className={styles['stack']}>
        <div>
          <h2 className={styles['title']}>The form</h2>
          <p className={styles['note']}>Choose a field to change it.</p>
        </div>
        <TextField
          label="Title"
          value={form.title}
          problem={form.title.trim() === '' ? 'Give the form a title: visitors read it first' : undefined}
          autoComplete="off"
          onChange={(title) => dispatch(renameForm(title))}
        />
        <TextArea
          label="Description"
          rows={2}
          placeholder="Shown under the title"
          value={form.description ?? ''}
          onChange={(text) => edit({ description: textOrNone(text) })}
        />
        <TextField
          label="Who gets the answers"
          placeholder="the site’s owner"
          help="Visitors read: Goes to … by e-mail."
          value={form.maker ?? ''}
          autoComplete="off"
          onChange={(text) => edit({ maker: textOrNone(text) })}
        />
        <TextField
          label="Words on the button"
          placeholder="Send"
          value={form.submitLabel ?? ''}
          autoComplete="off"
          onChange={(text) => edit({ submitLabel: textOrNone(text) })}
        />
        <TextArea
          label="Your line after it is sent"
          rows={2}
          placeholder="Shown under “Sent”"
          value={form.sentText ?? ''}
          onChange={(text) => edit({ sentText: textOrNone(text) })}
        />
        <div>
          <Switch
            isSelected={isKept}
            onChange={(isOn) => dispatch(setDelivery({ keepOnDevice: isOn ? undefined : false }))}
          >
            Keep unsent answers on the visitor’s device
          </Switch>
          <p className={styles['note']}>
            {isKept
              ? 'What could not be sent is sent later, also after the page was closed.'
              : 'What could not be sent is kept in the open page alone, and is gone when it is closed.'}
          </p>
        </div>
      </div>
    </div>
  )
}
