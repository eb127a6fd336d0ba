import type { Command, HelpConfiguration, Option } from 'commander';

/** How help is worded: verbs without "[options]", choices as a plain list. */
export const HELP_STYLE: HelpConfiguration = {
  subcommandTerm: (command: Command) => {
    const words = command.registeredArguments.map((argument) => {
      const name = argument.variadic ? `${argument.name()}…` : argument.name();
      return argument.required ? `<${name}>` : `[${name}]`;
    });
    return [command.name(), ...words].join(' ');
  },
  optionDescription: ({ description, argChoices, defaultValue }: Option) => {
    const choices = argChoices && argChoices.length <= 14 ? `: ${argChoices.join(', ')}` : '';
    const preset = typeof defaultValue === 'string' ? ` (default: ${defaultValue})` : '';
    return description + choices + preset;
  },
};
