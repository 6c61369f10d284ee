import { maxTemplateLength, readTemplate, type TemplateTagFault } from '@letterslot/email'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { settleFinding } from '../../domain/document/commands/mail.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { layoutText } from '../../domain/texts/email.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import styles from './TemplateMatch.module.css'
import { templateVariables } from './template-variables.ts'
import { useContractMemory } from './use-contract-memory.ts'
import { VariableRow } from './VariableRow.tsx'

const { yours: text } = layoutText

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
      setProblem(text.tooLong(maxTemplateLength.toLocaleString('en')))
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
