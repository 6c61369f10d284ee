import { maxTemplateLength, readTemplate, type TemplateTagFault } from '@letterslot/email'
import { Check, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { settleFinding } from '../../domain/document/commands/mail.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { formatNumber } from '../../domain/texts/format.ts'
import { templateMatchText as text } from '../../domain/texts/template-match.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Chip } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import styles from './TemplateMatch.module.css'
import { mappableFields, sourceLabel, type TemplateVariable, templateVariables } from './template-variables.ts'
import { useContractMemory } from './use-findings.ts'

/** Reads the variables of the maker's own EmailJS template, and proposes which answers to send under their names. */
export function TemplateMatch() {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [{ names, faults }, keep] = useContractMemory()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string>()
  const variables = templateVariables(form, names)
  const proposed = variables.flatMap(({ name, proposal }) =>
    proposal === undefined ? [] : [{ kind: 'mapParameter' as const, name, field: proposal }],
  )
  const read = (): void => {
    if (pasted.length > maxTemplateLength) {
      setProblem(text.tooLong(formatNumber(maxTemplateLength)))
      return
    }
    const found = readTemplate(pasted)
    const isNothing = found.names.length === 0 && found.faults.length === 0
    setProblem(isNothing ? text.none : undefined)
    if (isNothing) return
    const isNew = ({ tag }: TemplateTagFault): boolean => faults.every((known) => known.tag !== tag)
    keep({
      names: [...new Set([...names, ...found.names])],
      faults: [...faults, ...found.faults.filter(isNew)],
    })
    setPasted('')
    announce(`${text.found(found.names.length)}. ${text.faulty(found.faults.length)}`)
  }
  return (
    <section aria-labelledby="template-match" className={styles['match']}>
      <h2 id="template-match" className={styles['title']}>
        {text.title}
      </h2>
      <p className={styles['lead']}>{text.lead}</p>
      <TextArea
        label={text.paste}
        placeholder={text.placeholder}
        isMono
        value={pasted}
        problem={problem}
        spellCheck="false"
        onChange={(next) => {
          setPasted(next)
          setProblem(undefined)
        }}
      />
      <div className={styles['actions']}>
        <Button onPress={read}>{text.read}</Button>
        {(names.length > 0 || faults.length > 0) && (
          <Button variant="quiet" onPress={() => keep({ names: [], faults: [] })}>
            {text.forget}
          </Button>
        )}
      </div>
      {variables.length > 0 && (
        <ul aria-label={text.list} className={styles['rows']}>
          {variables.map((variable) => (
            <VariableRow key={variable.name} variable={variable} />
          ))}
        </ul>
      )}
      {proposed.length > 0 && (
        <div>
          <Button
            variant="primary"
            icon={CheckCheck}
            onPress={() => {
              dispatch(settleFinding(...proposed))
              announce(text.acceptedAll(proposed.length))
            }}
          >
            {text.acceptAll(proposed.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

/** One variable of the maker's template: what is sent as it, or what could be. */
function VariableRow({ variable: { name, state, from, proposal } }: { readonly variable: TemplateVariable }) {
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
                ...fields.map((field) => ({ value: String(field.id), label: sourceLabel(field) })),
              ]}
              help={source && chosen === undefined ? text.proposed : undefined}
              onChange={setChosen}
            />
            {source && (
              <Button
                size="small"
                icon={Check}
                aria-label={text.acceptName(name, sourceLabel(source))}
                onPress={() => {
                  dispatch(settleFinding({ kind: 'mapParameter', name, field: source.id }))
                  announce(text.accepted(name, sourceLabel(source)))
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
