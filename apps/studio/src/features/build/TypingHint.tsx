import { X } from 'lucide-react'
import { useState } from 'react'
import { useHistory } from '../../document/use-document.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Canvas.module.css'
import { hintWasSeen, markHintSeen } from './hint-seen.ts'

/** The one hint of the builder, once: gone with the first change, for good. */
export function TypingHint() {
  const [isNew, setIsNew] = useState(() => !hintWasSeen())
  const { canUndo } = useHistory()
  if (isNew && canUndo) {
    markHintSeen()
    setIsNew(false)
  }
  if (!isNew) return null
  return (
    <p className={styles['hint']}>
      Type to change the label. Press / to add a field.
      <IconButton
        icon={X}
        label="Close the hint"
        size="small"
        onPress={() => {
          markHintSeen()
          setIsNew(false)
        }}
      />
    </p>
  )
}
