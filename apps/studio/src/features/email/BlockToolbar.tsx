import type { Block } from '@letterslot/email'
import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { blockText } from '../../catalogue/email.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './MailBlock.module.css'
import { useEmailActions } from './use-email-actions.ts'

/** What can be done to the selected block as a whole. */
export function BlockToolbar({ block }: { readonly block: Block }) {
  const { duplicate, move, remove } = useEmailActions()
  const look = { size: 'small', tone: 'onInk' } as const
  return (
    <Toolbar aria-label={blockText.toolbar(blockText.kinds[block.kind])} className={styles['toolbar'] ?? ''}>
      <IconButton {...look} icon={Copy} label={blockText.duplicate} onPress={() => duplicate(block)} />
      <IconButton {...look} icon={ChevronUp} label={blockText.up} keys="Alt ↑" onPress={() => move(block, -1)} />
      <IconButton {...look} icon={ChevronDown} label={blockText.down} keys="Alt ↓" onPress={() => move(block, 1)} />
      <IconButton {...look} icon={Trash2} label={blockText.remove} onPress={() => remove(block)} />
    </Toolbar>
  )
}
