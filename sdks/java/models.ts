import type { SdkModel } from '../generator/model.ts'
import { javadoc, javaName, javaType, readValue } from './words.ts'

/** The class of a model: a reader for each field. */
export function printModel(root: string, { name, description, fields }: SdkModel): string {
  const readers = fields.flatMap(field => [
    '',
    ...javadoc(field.description || field.name, '    '),
    ...(field.deprecated ? ['    @Deprecated'] : []),
    `    public ${javaType(field.type)} ${javaName(field.name)}() {`,
    `        return ${readValue(field.type, `get("${field.name}")`)};`,
    '    }',
  ])
  const body = readers.join('\n')
  const imports = [
    `${root}.Model`,
    ...(/\bInstant\b/.test(body) ? ['java.time.Instant'] : []),
    ...(/\bLocalDate\b/.test(body) ? ['java.time.LocalDate'] : []),
    ...(/\bList</.test(body) ? ['java.util.List'] : []),
    'java.util.Map',
  ]
  return [
    `package ${root}.model;`,
    '',
    ...imports.map(one => `import ${one};`),
    '',
    ...javadoc(description || name),
    `public final class ${name} extends Model {`,
    `    public ${name}(Map<String, Object> fields) {`,
    '        super(fields);',
    '    }',
    ...(body ? [body] : []),
    '}',
    '',
  ].join('\n')
}
