import type { Field } from '@letterslot/core'
import { SquareStack, Trash2 } from 'lucide-react'
import { useDocument } from '../../domain/document/use-document.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Inspector.module.css'
import { fieldsInSection } from './section-fields.ts'
import { useSectionActions } from './use-section-actions.ts'

/** The fields that stand in a section, and what can be done with all of it. */
export function SectionFields({ field }: { readonly field: Field }) {
  const count = useDocument(({ form }) => fieldsInSection(form, field.id).length)
  const { select, remove } = useSectionActions()
  return (
    <div className={styles['stack']}>
      <p className={styles['note']}>{sectionsText.fields(count)}</p>
      {count > 0 && (
        <>
          <Button icon={SquareStack} onPress={() => select(field.id)}>
            {sectionsText.select}
          </Button>
          <Button variant="quiet" icon={Trash2} onPress={() => remove(field.id)}>
            {sectionsText.remove}
          </Button>
        </>
      )}
    </div>
  )
}
