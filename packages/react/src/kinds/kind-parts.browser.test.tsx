import type { JSX } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ControlProps, RareParts } from '../form/form-context.ts'
import { field, formOf } from '../forms.test.fixture.ts'
import * as rareParts from '../rare/rare-parts.ts'
import { attemptOf, find, send, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()

function Halves({ field, value }: ControlProps): JSX.Element {
  return (
    <>
      {[0, 1].map((part) => (
        <input
          key={part}
          name={field.name}
          aria-label={`Half ${part}`}
          defaultValue={`${[value].flat()[part] ?? ''}`}
        />
      ))}
    </>
  )
}

const kinds: RareParts['kinds'] = {
  time: {
    Control: Halves,
    groupRole: 'group',
    readAnswer: (box) => [...box.querySelectorAll('input')].map(({ value }) => value).join(':'),
    paramText: (_field, value) => `at ${String(value)}`,
  },
}

it('[R480] draws and reads a kind by its own parts, which begin with what was written before they came', async () => {
  const shown = await stage.show({
    form: formOf([field('time', 'hour', 'From when')]),
    rareParts: { ...rareParts, kinds },
    defaultValues: { id_hour: '09' },
  })
  expect(find('fieldset[data-kind=time] > legend').textContent).toBe('From when')
  expect(document.querySelector('[role=radiogroup]')).toBeNull()
  await userEvent.fill(find('[aria-label="Half 1"]'), '30')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ hour: 'at 09:30' })
})
