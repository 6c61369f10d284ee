import { Check } from 'lucide-react'
import { useState } from 'react'
import { settleFinding } from '../../domain/document/commands/mail.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { layoutText } from '../../domain/texts/email.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './TemplateMatch.module.css'
import { labelOf, mappableFields, type TemplateVariable } from './template-variables.ts'

const { yours: text } = layoutText

/** One variable of the maker's template: what is sent as it, or what could be. */
export function VariableRow({ variable: { name, state, from, proposal } }: { readonly variable: TemplateVariable }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [chosen, setChosen] = useState<string>()
  const fields = mappableFields(form)
  const source = fields.find(({ id }) => id === (chosen ?? proposal ?? ''))
  const canMap = form.delivery !== undefined && /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name)
  return (
    <li className={styles['row']}>
      <Chip isUnknown={state === 'open'}>{`{{${name}}}`}</Chip>
      {state === 'open' ? (
        canMap && (
          <div className={styles['choice']}>
            <SelectField
              label={text.from(name)}
              isLabelHidden
              value={source ? String(source.id) : ''}
              choices={[
                { value: '', label: text.nobody },
                ...fields.map((field) => ({ value: String(field.id), label: labelOf(field) })),
              ]}
              help={source && chosen === undefined ? text.proposed : undefined}
              onChange={setChosen}
            />
            {source && (
              <Button
                size="small"
                icon={Check}
                aria-label={text.acceptName(name, labelOf(source))}
                onPress={() => {
                  dispatch(settleFinding({ kind: 'mapParameter', name, field: source.id }))
                  announce(text.accepted(name, labelOf(source)))
                }}
              >
                {text.accept}
              </Button>
            )}
          </div>
        )
      ) : (
        <span className={styles['from']}>
          <Icon icon={Check} size={14} />
          {from}
          {state === 'mapped' && (
            <Button
              size="small"
              variant="quiet"
              aria-label={text.stopName(name)}
              onPress={() => {
                dispatch(settleFinding({ kind: 'unmapParameter', name }))
                announce(text.stopped(name))
              }}
            >
              {text.stop}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
