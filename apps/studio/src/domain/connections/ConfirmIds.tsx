import { Check } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { connectText } from '../texts/connect.ts'
import styles from './AccountFields.module.css'

/** Takes the maker's word that ids which look like none are right. */
export function ConfirmIds({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <div className={styles['swap']} role="status">
      <Button size="small" icon={Check} onPress={onConfirm}>
        {connectText.ids.confirm}
      </Button>
    </div>
  )
}
