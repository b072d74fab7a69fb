import type { SdkField, SdkModel } from '../generator/model.ts'
import { docstring, indent, spread } from './layout.ts'
import { pythonNames, typeOf } from './names.ts'

/** The module of all models: a class for each, whose fields are annotations with their text below. */
export function writeModels(models: SdkModel[]): string {
  const written = models.filter(({ fields }) => fields.length > 0).flatMap(model => ['', '', ...writeModel(model)])
  const text = written.join('\n')
  return [
    '"""What answers and requests hold, as the models of the documentation."""',
    '',
    'from __future__ import annotations',
    '',
    ...(text.includes('dt.') ? ['import datetime as dt'] : []),
    `from typing import ${text.includes('Any') ? 'Any, ' : ''}Optional`,
    '',
    'from .model import Model',
    text,
    '',
  ].join('\n')
}

function writeModel({ name, description, fields }: SdkModel): string[] {
  const names = pythonNames(fields.map(field => field.name))
  const renamed = fields.flatMap((field, at) => (names[at] === field.name ? [] : [`"${names[at]}": "${field.name}"`]))
  const mapping = renamed.length ? ['', ...spread('_names = {', renamed, '}', 1)] : []
  const lines = fields.flatMap((field, at) => ['', ...writeField(field, names[at]!)])
  return [`class ${name}(Model):`, ...indent([...docstring([description || `${name}.`], 1), ...lines, ...mapping], 1)]
}

function writeField({ type, description, deprecated }: SdkField, name: string): string[] {
  const text = deprecated && !/deprecated/i.test(description) ? `Deprecated. ${description}` : description
  return [`${name}: Optional[${typeOf(type)}]`, ...docstring([text], 1)]
}
