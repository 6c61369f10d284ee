import { X } from 'lucide-react'
import { useState } from 'react'
import { useHistory } from '../../domain/document/use-document.ts'
import { buildText } from '../../domain/texts/build.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Canvas.module.css'

/** The one hint of the builder, once: gone with the first change, for good. */
export function TypingHint() {
  const [isNew, setIsNew] = useState(() => !hintWasSeen())
  const { canUndo } = useHistory()
  const close = (): void => {
    markHintSeen()
    setIsNew(false)
  }
  if (isNew && canUndo) close()
  if (!isNew) return null
  return (
    <p className={styles['hint']}>
      {buildText.hint}
      <IconButton icon={X} label={buildText.closeHint} size="small" onPress={close} />
    </p>
  )
}

const hintKey = 'letterslot.build.hint'

/** Tells if the maker has seen the builder's hint. Without storage it is shown again. */
function hintWasSeen(storage: () => Storage = () => localStorage): boolean {
  try {
    return storage().getItem(hintKey) !== null
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return false
  }
}

/** Remembers that the hint was shown. */
function markHintSeen(storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(hintKey, 'seen')
  } catch {
    // Then it is shown again next time: no harm.
  }
}
