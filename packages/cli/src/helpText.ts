import type { Command, HelpConfiguration, Option } from 'commander';

/** The style of the help: commands without "[options]", choices as a plain list. */
export const HELP_STYLE: HelpConfiguration = {
  subcommandTerm: (command: Command) => {
    const words = command.registeredArguments.map((argument) => {
      const name = argument.variadic ? `${argument.name()}…` : argument.name();
      return argument.required ? `<${name}>` : `[${name}]`;
    });
    return [command.name(), ...words].join(' ');
  },
  optionDescription: (option: Option) => {
    const { description, argChoices, defaultValue, defaultValueDescription } = option;
    const choices = argChoices && argChoices.length <= 14 ? `: ${argChoices.join(', ')}` : '';
    const value = typeof defaultValue === 'string' ? defaultValue : undefined;
    const preset = defaultValueDescription ?? value;
    return description + choices + (preset === undefined ? '' : ` (default: ${preset})`);
  },
};
