import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import { usePageKey } from '../../ui/use-slash-key.ts'
import styles from './Shortcuts.module.css'

const shortcuts = [
  { keys: ['/'], does: 'find a field and add it' },
  { keys: ['↑', '↓'], does: 'go through the fields, or the choices' },
  { keys: ['Enter'], does: 'change the label, or end that; in a choice: add the next' },
  { keys: ['a … z', '0 … 9'], does: 'on a field: begin its label anew' },
  { keys: ['Alt ↑', 'Alt ↓'], does: 'move the field, or the choice' },
  { keys: ['Delete'], does: 'take the field away' },
  { keys: ['Backspace'], does: 'in an empty choice: remove it' },
  { keys: ['Escape'], does: 'let go of the field: the form itself is selected' },
  { keys: ['Ctrl Z', 'Ctrl Shift Z'], does: 'undo and redo (⌘ on a Mac)' },
  { keys: ['?'], does: 'show this' },
] as const

/** The keys of the Build step, behind a button and `?`. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  usePageKey('?', () => setOpen(true))
  return (
    <div className={styles['shortcuts']}>
      <Button variant="quiet" size="small" icon={CircleQuestionMark} onPress={() => setOpen(true)}>
        Keyboard <Kbd>?</Kbd>
      </Button>
      <Dialog title="Keyboard" isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className={styles['list']}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className={styles['row']}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  )
}
