import type { Field } from '@letterslot/core'
import { GripVertical, Plus } from 'lucide-react'
import { choicesText } from '../../domain/texts/build.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CanvasOptions.module.css'
import dropLine from './DropLine.module.css'
import inPlace from './InPlaceEditor.module.css'
import { editorsForm } from './InPlaceEditor.tsx'
import { relabelled } from './option-list.ts'
import { optionDragProps, useDragOption } from './use-drag-option.ts'
import { useOptionsEdit } from './use-options-edit.ts'

const optionMarks: Partial<Record<Field['kind'], 'radio' | 'checkbox'>> = { radio: 'radio', checkboxes: 'checkbox' }

/** The choices of the selected field as text to type over, in the place of those that the runtime draws. */
export function CanvasOptions({ field, onLeave }: { readonly field: Field; readonly onLeave: () => void }) {
  const options = field.options ?? []
  const edit = useOptionsEdit(field)
  const { drag, gripOf } = useDragOption(edit.list, edit.move)
  const mark = optionMarks[field.kind]
  return (
    <div className={styles['choices']}>
      <ol ref={edit.list} data-boxed={mark && ''} className={styles['list']}>
        {options.map((option, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no id, and its words change while one types
            key={index}
            className={classes(styles['choice'], dropLine['target'], dropLine['tight'])}
            {...optionDragProps(drag, index, options.length)}
          >
            {mark && <input type={mark} disabled aria-hidden="true" tabIndex={-1} />}
            <textarea
              form={editorsForm}
              aria-label={choicesText.choice(index + 1)}
              className={classes(inPlace['text'], styles['label'])}
              rows={1}
              value={option.label}
              placeholder={choicesText.choice(index + 1)}
              autoComplete="off"
              onChange={(event) => edit.change(index, relabelled(option, event.target.value.replace(/[\r\n]+/g, ' ')))}
              onPaste={(event) => edit.onPaste(index, event)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onLeave()
                else edit.onKeyDown(index, event)
              }}
            />
            <span className={styles['grip']} aria-hidden="true" {...gripOf(index)}>
              <Icon icon={GripVertical} size={14} />
            </span>
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" icon={Plus} onPress={() => edit.add()}>
        {choicesText.add}
      </Button>
    </div>
  )
}
