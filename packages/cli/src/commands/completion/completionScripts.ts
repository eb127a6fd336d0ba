export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type ShellName = (typeof SHELLS)[number];

const BASH = `# glissade completions for bash
_glissade() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    COMPREPLY+=("$word")
  done < <(glissade complete words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 0 || "$current" == */* || "$current" == .* ]]; then
    while IFS= read -r file; do
      COMPREPLY+=("$file")
    done < <(compgen -f -- "$current")
  fi
}
complete -o filenames -F _glissade glissade`;

const ZSH = `#compdef glissade
# glissade completions for zsh
_glissade() {
  local -a found
  local word meaning
  while IFS=$'\\t' read -r word meaning; do
    found+=("\${word//:/\\\\:}:\${meaning}")
  done < <(glissade complete words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  _describe glissade found
  _files
}
if [[ "\${funcstack[1]}" == _glissade ]]; then
  _glissade "$@"
else
  compdef _glissade glissade
fi`;

const FISH = `# glissade completions for fish
function __glissade_words
  set -l words (commandline -opc) (commandline -ct)
  glissade complete words -- $words[2..-1] 2>/dev/null
end
complete -c glissade -a '(__glissade_words)'`;

const POWERSHELL = `# glissade completions for PowerShell
Register-ArgumentCompleter -Native -CommandName glissade -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements |
    Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
    ForEach-Object { $_.ToString() })
  # An empty word would not arrive: a blank stands for it.
  if ($wordToComplete -eq '') { $typed += ' ' }
  $words = @('complete', 'words', '--') + $typed
  & glissade @words 2>$null | ForEach-Object {
    $word, $meaning = $_ -split "\`t", 2
    if (-not $meaning) { $meaning = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $meaning)
  }
}`;

/** What a shell must run to complete glissade's words: each asks \`glissade complete words\`. */
export const COMPLETION_SCRIPTS: Readonly<Record<ShellName, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};
