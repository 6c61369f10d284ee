import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '../../domain/actions/action-registry.ts'
import { shortcutsText } from '../../domain/texts/build.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Kbd } from '../../ui/IconButton.tsx'
import { usePageKey } from '../../ui/use-slash-key.ts'
import { CommandPaletteButton } from './CommandPaletteButton.tsx'
import styles from './Shortcuts.module.css'

const shortcuts = [
  { keys: ['/'], does: shortcutsText.find },
  { keys: ['↑', '↓'], does: shortcutsText.go },
  { keys: [keysText.enter], does: shortcutsText.enter },
  { keys: ['a … z', '0 … 9'], does: shortcutsText.type },
  { keys: [keysText.up, keysText.down], does: shortcutsText.move },
  { keys: [keysText.pageUp, keysText.pageDown], does: shortcutsText.pages },
  { keys: ['F2'], does: shortcutsText.name },
  { keys: [keysText.besideBefore, keysText.alone], does: shortcutsText.beside },
  { keys: [keysText.several, keysText.all], does: shortcutsText.several },
  { keys: [keysText.copy, keysText.cut, keysText.paste], does: shortcutsText.copy },
  { keys: [keysText.duplicate], does: shortcutsText.duplicate },
  { keys: [keysText.removeLong], does: shortcutsText.remove },
  { keys: [keysText.backspace], does: shortcutsText.removeChoice },
  { keys: [keysText.leaveLong], does: shortcutsText.leave },
  { keys: [keysText.undo, keysText.redoLong], does: shortcutsText.history },
  { keys: [keysText.palette], does: shortcutsText.palette },
  { keys: ['?'], does: shortcutsText.show },
] as const

/** The keys of the Build step, behind a button and `?`. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  usePageKey('?', () => setOpen(true))
  useActions(() => [
    {
      id: 'shortcuts',
      group: 'do',
      label: shortcutsText.title,
      keywords: shortcutsText.words,
      icon: CircleQuestionMark,
      keys: '?',
      run: () => setOpen(true),
    },
  ])
  return (
    <div className={styles['shortcuts']}>
      <Button variant="quiet" size="small" icon={CircleQuestionMark} onPress={() => setOpen(true)}>
        {shortcutsText.title} <Kbd>?</Kbd>
      </Button>
      <CommandPaletteButton size="small" />
      <Dialog title={shortcutsText.title} isOpen={isOpen} onClose={() => setOpen(false)}>
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
