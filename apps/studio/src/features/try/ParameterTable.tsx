import { tryText } from '../../catalogue/try.ts'
import { Chip } from '../../ui/Chip.tsx'
import styles from './TryStep.module.css'

/** Parameters as they were sent, by name. */
export function ParameterTable({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <table className={styles['parameters']}>
      <caption className={styles['side']}>{tryText.parameters}</caption>
      <thead>
        <tr>
          <th scope="col">{tryText.parameter}</th>
          <th scope="col">{tryText.value}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(params).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <Chip>{name}</Chip>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
