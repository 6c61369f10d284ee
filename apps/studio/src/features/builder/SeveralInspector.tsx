import { Copy, Trash2 } from 'lucide-react'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocument, useSelection } from '../../domain/document/use-document.ts'
import { buildText, severalText } from '../../domain/texts/build.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Inspector.module.css'
import { selectedPlaces } from './several-fields.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** The actions on several selected fields at once, and their labels. */
export function SeveralInspector() {
  const form = useDocument((document) => document.form)
  const selection = useSelection()
  const { duplicate, remove } = useSeveralActions()
  const places = selectedPlaces(form, selection)
  return (
    <div className={styles['form']}>
      <div className={styles['stack']}>
        <div>
          <h2 className={styles['title']}>{severalText.selected(places.length)}</h2>
          <p className={styles['note']}>{severalText.lead}</p>
        </div>
        <ul className={styles['several']}>
          {places.map(({ field }) => (
            <li key={field.id}>{fieldTitle(field)}</li>
          ))}
        </ul>
        <Button icon={Copy} onPress={duplicate}>
          {buildText.duplicate}
        </Button>
        <Button variant="danger" icon={Trash2} onPress={remove}>
          {buildText.remove}
        </Button>
      </div>
    </div>
  )
}
