import type { SdkPackage } from '../generator/package.ts'
import { camelCase, pascalCase } from '../generator/words.ts'
import { groupClass } from './groups.ts'
import { javadoc } from './words.ts'

/** What the runtime knows of its package. */
export function printAbout(root: string, sdk: SdkPackage): string {
  const sandbox = sdk.apis.find(({ name }) => name.endsWith('-sandbox'))
  const values = {
    HOST: sdk.host,
    HOST_VARIABLE: sdk.hostVariable,
    TOKEN_VARIABLE: sdk.vendor === 'emis' ? 'EMIS_V2_TOKEN' : `${sdk.vendor.toUpperCase()}_TOKEN`,
    BASE_PATH: sdk.apis[0]!.basePath,
    ...(sandbox && { SANDBOX_PATH: sandbox.basePath }),
    USER_AGENT: `${sdk.name}/${sdk.version}`,
  }
  return [
    `package ${root};`,
    '',
    'final class About {',
    ...Object.entries(values).map(([name, value]) => `    static final String ${name} = "${value}";`),
    '',
    '    private About() {}',
    '}',
    '',
  ].join('\n')
}

/** The client: settings, and the groups of its API. */
export function printClient(root: string, sdk: SdkPackage): string {
  const name = `${pascalCase(sdk.vendor)}Client`
  const { groups, description } = sdk.apis[0]!
  const hasSandbox = sdk.apis.length > 1
  const calls = groups.filter(({ operations }) => operations.length > 0)
  return [
    `package ${root};`,
    '',
    ...javadoc(description.split('\n')[0]!),
    `public final class ${name} extends ApiClient {`,
    ...calls.map(
      group => `    private final ${groupClass(group)} ${camelCase(group.name)} = new ${groupClass(group)}(this);`,
    ),
    '',
    `    private ${name}(Builder settings) {`,
    '        super(settings);',
    '    }',
    '',
    '    /** A client with the token and the host of the environment. */',
    `    public static ${name} create() {`,
    '        return builder().build();',
    '    }',
    '',
    '    public static Builder builder() {',
    '        return new Builder();',
    '    }',
    ...calls.flatMap(group => [
      '',
      ...javadoc(group.description || group.name, '    '),
      `    public ${groupClass(group)} ${camelCase(group.name)}() {`,
      `        return ${camelCase(group.name)};`,
      '    }',
    ]),
    '',
    '    /** Settings of a client. */',
    '    public static final class Builder extends Settings<Builder> {',
    ...(hasSandbox
      ? [
          '        /** Calls the sandbox in the place of the subscribed API. */',
          '        public Builder sandbox() {',
          '            return basePath(About.SANDBOX_PATH);',
          '        }',
          '',
        ]
      : []),
    `        public ${name} build() {`,
    `            return new ${name}(this);`,
    '        }',
    '',
    '        @Override',
    '        protected Builder self() {',
    '            return this;',
    '        }',
    '    }',
    '}',
    '',
  ].join('\n')
}
