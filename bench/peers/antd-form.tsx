import { Button, Checkbox, Form, type FormRule, Input, InputNumber, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { asked, type PeerField, ruleOf } from './fields.ts'

/** The rules of a field as antd has them. */
function rulesOf(field: PeerField): FormRule[] {
  const length = ruleOf(field, 'length')
  const range = ruleOf(field, 'range')
  const pattern = ruleOf(field, 'pattern')?.pattern
  if (field.kind === 'consent') {
    const agreed = (_: unknown, value: unknown) =>
      value === true ? Promise.resolve() : Promise.reject(new Error('Agree'))
    return [{ validator: agreed }]
  }
  return [
    ...(ruleOf(field, 'required') ? [{ required: true, message: 'Answer this question' }] : []),
    ...(length?.max === undefined ? [] : [{ max: length.max, message: `At most ${length.max} characters` }]),
    ...(range ? [{ type: 'number' as const, min: range.min ?? 0, max: range.max ?? 0 }] : []),
    ...(field.kind === 'email' ? [{ type: 'email' as const }] : []),
    ...(pattern === undefined
      ? []
      : [{ pattern: new RegExp(`^(?:${pattern})$`, 'v'), message: 'This cannot be right' }]),
  ]
}

function controlOf({ kind, label, options = [] }: PeerField): ReactNode {
  if (kind === 'select') return <Select options={[...options]} placeholder="Choose" />
  if (kind === 'radio') return <Radio.Group options={[...options]} />
  if (kind === 'number') return <InputNumber />
  if (kind === 'textarea') return <Input.TextArea />
  if (kind === 'consent') return <Checkbox>{label}</Checkbox>
  return <Input type={kind} />
}

function Question({ field }: { readonly field: PeerField }) {
  const isBox = field.kind === 'consent'
  return (
    <Form.Item
      name={field.name}
      label={isBox ? null : field.label}
      valuePropName={isBox ? 'checked' : 'value'}
      rules={rulesOf(field)}
    >
      {controlOf(field)}
    </Form.Item>
  )
}

/** Is drawn for one answer of another field: antd draws it anew for that field alone. */
function AskedQuestion({ field }: { readonly field: PeerField }) {
  const answer: unknown = Form.useWatch(asked.by)
  return answer === asked.answer && <Question field={field} />
}

/** A form by antd's own components, as its documentation has them: each item checks itself as one types. */
export const antdForm = (fields: readonly PeerField[]): ReactNode => (
  <Form layout="vertical" onFinish={() => {}}>
    {fields.map((field) =>
      field.visibleWhen ? (
        <AskedQuestion key={field.name} field={field} />
      ) : (
        <Question key={field.name} field={field} />
      ),
    )}
    <Button type="primary" htmlType="submit">
      Send
    </Button>
  </Form>
)
