import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { rememberedArrival } from './remembered.ts'
import styles from './Ship.module.css'
import { useRevisions } from './use-revisions.ts'

/** What is left to do once a form went out: only the maker can see whether a message arrives. */
export function AfterPublishing() {
  const { formId } = useDocumentSession()
  const [newest] = useRevisions()
  const [arrived, setArrived] = useState(() => rememberedArrival(formId).read())
  if (!newest) return null
  const confirm = (): void => {
    setArrived(newest.id)
    rememberedArrival(formId).write(newest.id)
  }
  return (
    <div className={styles['line']}>
      <Icon icon={Send} />
      <p>{newest.as === 'link' ? shipText.afterLink : shipText.after}</p>
      {arrived === newest.id ? (
        <Pill tone="ok">{shipText.arrived}</Pill>
      ) : (
        <Button size="small" variant="quiet" icon={Check} onPress={confirm}>
          {shipText.didIt}
        </Button>
      )}
    </div>
  )
}
