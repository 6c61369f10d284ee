import { Check, Send } from 'lucide-react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { useFormStanding } from '../../document/use-form-state.ts'
import { recordArrival } from '../../sending/record-arrival.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import { toSaveFailure } from '../../storage/save-failure.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './Ship.module.css'

/** The rest of the way once a form went out: only the maker can see that a message arrives. */
export function AfterPublishing() {
  const { formId } = useDocumentSession()
  const { connections, forms } = useStorage()
  const standing = useFormStanding()
  const showToast = useToast()
  if (!standing || standing.status === 'draft') return null
  const { newest, status } = standing
  const confirm = async (): Promise<void> => {
    const seen = await forms.see(formId, newest.revision)
    if (!seen.ok) {
      showToast({ text: describeFailure(seen.error) })
      return
    }
    try {
      await recordArrival(connections, newest, new Date().toISOString())
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
    }
  }
  return (
    <div className={styles['line']}>
      <Icon icon={Send} />
      <p>{newest.as === 'link' ? shipText.afterLink : shipText.after}</p>
      {status === 'seen' ? (
        <Pill tone="ok">{shipText.arrived(newest.revision)}</Pill>
      ) : (
        <Button size="small" variant="quiet" icon={Check} onPress={() => void confirm()}>
          {shipText.didIt}
        </Button>
      )}
    </div>
  )
}
