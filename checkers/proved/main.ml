(* Reads a certificate of levels and hands it to the proved checker. What is here is trusted: that
   the puzzle, the claim, the solution and the levels are read as docs/certificates.md says. *)
open Checker

exception Unreadable of string

let need holds what = if not holds then raise (Unreadable what)
let rec nat n = if n <= 0 then O else S (nat (n - 1))
let rec positive n =
  if n = 1 then XH else if n land 1 = 0 then XO (positive (n / 2)) else XI (positive (n / 2))
let integer n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))
let rec of_positive = function XH -> 1 | XO n -> 2 * of_positive n | XI n -> (2 * of_positive n) + 1
let of_integer = function Z0 -> 0 | Zpos n -> of_positive n | Zneg n -> -of_positive n
let words text = List.filter (( <> ) "") (String.split_on_char ' ' text)

(* The marks of a row: its characters in UTF-8, or its words. *)
let marks numbers row =
  if numbers then words row
  else
    let rec from i =
      if i >= String.length row then []
      else
        let rec next j =
          if j < String.length row && Char.code row.[j] land 0xc0 = 0x80 then next (j + 1) else j in
        let j = next (i + 1) in
        String.sub row i (j - i) :: from j in
    from 0

let keys = [ "axes"; "same"; "start"; "tiles"; "goal" ]

(* Each key with its value and the rows under it. *)
let rec entries = function
  | [] -> []
  | line :: rest -> (
      let key_of line =
        match String.index_opt line ':' with
        | Some i when List.mem (String.sub line 0 i) keys -> Some i
        | _ -> None in
      match key_of line with
      | None -> raise (Unreadable "a line of the puzzle has no key")
      | Some i ->
          let rec split rows = function
            | line :: rest when key_of line = None -> split (line :: rows) rest
            | rest -> (List.rev rows, rest) in
          let rows, rest = split [] rest in
          let value = String.trim (String.sub line (i + 1) (String.length line - i - 1)) in
          let rows = if value = "" then rows else String.split_on_char '/' value in
          (String.sub line 0 i, value, rows) :: entries rest)

type board = {
  puzzle : puzzle;
  names : (string * int) list; (* the kind of each piece *)
  homes : (string * (int * int)) list;
  order : int list; (* the kinds of the bytes of a state *)
  width : int;
  size : int;
}

let read_puzzle lines =
  let entries = entries lines in
  let numbers = List.exists (fun (key, _, _) -> key = "tiles") entries in
  let with_key some = List.filter (fun (key, _, _) -> List.mem key some) entries in
  let picture (_, _, rows) = List.map (marks numbers) rows in
  let pieces grid =
    let found = ref [] in
    List.iteri (fun y row -> List.iteri (fun x mark ->
      if not (List.mem mark [ "."; "#"; "-" ] || (numbers && mark = "0")) then
        found := (match List.assoc_opt mark !found with
          | None -> !found @ [ (mark, [ (x, y) ]) ]
          | Some cells -> List.map (fun (m, c) -> (m, if m = mark then cells @ [ (x, y) ] else c)) !found))
      row) grid;
    !found in
  let start = match with_key [ "start"; "tiles" ] with
    | [ entry ] -> picture entry | _ -> raise (Unreadable "there is not one start") in
  let goals = List.map picture (with_key [ "goal" ]) in
  let width = List.length (List.hd start) and height = List.length start in
  let is_whole grid = List.length grid = height && List.for_all (fun r -> List.length r = width) grid in
  need (List.for_all is_whole (start :: goals)) "a picture is no rectangle of the board's size";
  let cells = Array.of_list (List.map Array.of_list start) in
  let first = pieces start in
  let groups = Hashtbl.create 16 in
  List.iter (fun (name, _) -> Hashtbl.replace groups name name) first;
  let group name = try Hashtbl.find groups name with Not_found -> raise (Unreadable "a piece is unknown") in
  List.iter (fun (_, value, _) ->
    match words value with
    | [] -> ()
    | head :: others -> List.iter (fun other ->
        let old = group other and kept = group head in
        List.iter (fun (n, _) -> if group n = old then Hashtbl.replace groups n kept) first) others)
    (with_key [ "same" ]);
  let axes = List.concat_map (fun (_, value, _) -> List.map (fun word ->
    let n = String.length word - 2 in
    need (n > 0) "an axis is none";
    (String.sub word 0 n, word.[n + 1])) (words value)) (with_key [ "axes" ]) in
  let goal_pieces = List.map pieces goals in
  let named name = List.exists (List.exists (fun (other, _) -> group other = group name)) goal_pieces in
  let shape cells = let x0, y0 = List.hd cells in List.map (fun (x, y) -> (x - x0, y - y0)) cells in
  let alike (a, ca) (b, cb) =
    shape ca = shape cb && List.assoc_opt a axes = List.assoc_opt b axes in
  let same_kind a b =
    if named (fst a) || named (fst b) then begin
      let is_one = group (fst a) = group (fst b) in
      need (not is_one || alike a b) "a group has unlike pieces";
      is_one
    end
    else alike a b in
  let kinds = List.fold_left (fun kinds piece ->
    if List.exists (fun known -> same_kind known piece) kinds then kinds else kinds @ [ piece ]) [] first in
  let kind_number piece =
    let rec at i = function
      | [] -> raise (Unreadable "a piece is unknown")
      | known :: rest -> if same_kind known piece then i else at (i + 1) rest in
    at 0 kinds in
  let cell (x, y) = (integer x, integer y) in
  let kind_of (name, cells_at) =
    let is_named = named name in
    let directions = match List.assoc_opt name axes with
      | Some 'h' -> [ (1, 0); (-1, 0) ] | Some 'v' -> [ (0, 1); (0, -1) ]
      | None -> [ (0, -1); (1, 0); (0, 1); (-1, 0) ] | Some _ -> raise (Unreadable "an axis is none") in
    let is_open (x, y) =
      let x = of_integer x and y = of_integer y in
      x >= 0 && y >= 0 && x < width && y < height && cells.(y).(x) <> "#"
      && (is_named || cells.(y).(x) <> "-") in
    { shape = List.map cell (shape cells_at); directions = List.map cell directions; open0 = is_open } in
  let names = List.map (fun piece -> (fst piece, kind_number piece)) first in
  let place (name, at) =
    need (List.mem_assoc name names) "a goal has an unknown piece";
    need (shape at = shape (List.assoc name first)) "a goal changes a shape";
    (nat (List.assoc name names), cell (List.hd at)) in
  let puzzle = { kinds = List.map kind_of kinds; start = List.map place first;
                 goals = List.map (List.map place) goal_pieces } in
  { puzzle; names; homes = List.map (fun (name, at) -> (name, List.hd at)) first; width;
    order = List.sort compare (List.map snd names); size = width * height }

(* The units of a solution: where a piece begins, and its directions. *)
let units_of board metric text =
  let at = Hashtbl.create 16 in
  List.iter (fun (name, home) -> Hashtbl.replace at name home) board.homes;
  let step word =
    let n = String.length word - 1 in
    let name = String.sub word 0 n in
    let dx, dy = match word.[n] with
      | 'U' -> (0, -1) | 'R' -> (1, 0) | 'D' -> (0, 1) | 'L' -> (-1, 0)
      | _ -> raise (Unreadable "a step is none") in
    need (Hashtbl.mem at name) "a step is none";
    let x, y = Hashtbl.find at name in
    Hashtbl.replace at name (x + dx, y + dy);
    (name, (x, y), (dx, dy)) in
  let goes_on (name, _, d) (other, _, e) =
    match metric with Steps -> false | Slides -> name = other && d = e | Moves -> name = other in
  let rec group = function
    | [] -> []
    | first :: rest ->
        let rec split last some = function
          | next :: rest when goes_on last next -> split next (next :: some) rest
          | rest -> (List.rev some, rest) in
        let unit, rest = split first [ first ] rest in
        unit :: group rest in
  let cell (x, y) = (integer x, integer y) in
  List.map (fun unit ->
    let name, from, _ = List.hd unit in
    ((nat (List.assoc name board.names), cell from), List.map (fun (_, _, d) -> cell d) unit))
    (group (List.map step (words text)))

let sums = Array.init 256 (fun i ->
  let rec go n i = if n = 0 then i else go (n - 1) (if i land 1 = 1 then 0xedb88320 lxor (i lsr 1) else i lsr 1) in
  go 8 i)

let crc data from until =
  let sum = ref 0xffffffff in
  for i = from to until - 1 do
    sum := sums.((!sum lxor Char.code data.[i]) land 255) lxor (!sum lsr 8)
  done;
  !sum lxor 0xffffffff

let check data =
  let at = ref 0 in
  let line key =
    let stop = try String.index_from data !at '\n' with _ -> raise (Unreadable "the head is cut short") in
    let text = String.sub data !at (stop - !at) and n = String.length key in
    at := stop + 1;
    need (String.length text >= n && String.sub text 0 n = key) ("there is no line " ^ key);
    String.sub text n (String.length text - n) in
  let count text =
    need (text <> "" && String.length text < 16 && String.for_all (fun c -> c >= '0' && c <= '9') text
          && (text.[0] <> '0' || text = "0"))
      "a number is none";
    int_of_string text in
  need (line "" = "glissade certificate 1") "this is no certificate";
  let unit = line "metric: " in
  let metric = match unit with
    | "steps" -> Steps | "slides" -> Slides | "moves" -> Moves
    | _ -> raise (Unreadable "this checker knows steps, slides and moves alone") in
  let claim = line "claim: " in
  need (line "evidence: " = "levels") "this checker knows levels alone";
  let levels = count (line "levels: ") in
  let states = count (line "states: ") in
  let solution = line "solution:" in
  let rows = count (line "puzzle: ") in
  let lines = List.init rows (fun _ -> line "") in
  let found = Printf.sprintf "%08x" (crc data 0 !at) in
  need (line "crc: " = found) "the checksum of the head is wrong";
  let board = read_puzzle lines in
  let wide = board.size > 256 in
  let bytes = List.length board.order * if wide then 2 else 1 in
  need (bytes > 0 && bytes < 256) "states are too long";
  let byte () =
    need (!at < String.length data) "the file is cut short";
    incr at;
    Char.code data.[!at - 1] in
  let number () = List.fold_left (fun n _ -> (n lsl 8) lor byte ()) 0 [ 1; 2; 3; 4 ] in
  let kinds = List.map nat board.order in
  let cells = Array.init board.size (fun c -> (integer (c mod board.width), integer (c / board.width))) in
  let refuted = ref None in
  let refute what = if !refuted = None then refuted := Some what in
  let total = ref 0 in
  let level n =
    let from = !at in
    let many = number () in
    let last = Bytes.make bytes '\000' in
    let state i =
      let shared = byte () in
      need (shared <= if i = 0 then 0 else bytes) "a state shares too much";
      let before = Bytes.to_string last in
      for k = shared to bytes - 1 do Bytes.set last k (Char.chr (byte ())) done;
      if i > 0 && Bytes.to_string last <= before then refute (Printf.sprintf "level %d is out of order" n);
      let origin k =
        let b j = Char.code (Bytes.get last j) in
        let cell = if wide then (b (2 * k) lsl 8) lor b ((2 * k) + 1) else b k in
        if cell < board.size then cells.(cell) else (refute "a state is none"; cells.(0)) in
      List.mapi (fun k kind -> (kind, origin k)) kinds in
    let some = ref [] in
    for i = 0 to many - 1 do some := state i :: !some done;
    total := !total + many;
    let sum = crc data from !at in
    need (number () = sum) (Printf.sprintf "the checksum of level %d is wrong" n);
    List.rev !some in
  let rec read n = if n = levels then [] else let one = level n in one :: read (n + 1) in
  let levels_read = read 0 in
  need (!at = String.length data) "there are bytes after the last level";
  if !total <> states then refute "the levels hold another number of states";
  let fuel = nat (board.size + 1) in
  let accepted, words =
    if claim = "unsolvable" then (proves_unsolvable fuel board.puzzle metric levels_read, "unsolvable")
    else begin
      need (String.length claim > 7 && String.sub claim 0 7 = "length ") "there is no such claim";
      let length = count (String.sub claim 7 (String.length claim - 7)) in
      if length <> levels then refute "a length needs as many levels";
      (proves_shortest fuel board.puzzle metric (units_of board metric solution) levels_read,
       Printf.sprintf "length %d %s" length unit)
    end in
  match !refuted with
  | Some what -> (1, "refuted: " ^ what)
  | None -> if accepted then (0, "proved: " ^ words) else (1, "refuted: the proved checker does not accept it")

let () =
  let verdict path =
    try
      let file = open_in_bin path in
      let data = really_input_string file (in_channel_length file) in
      close_in file;
      check data
    with
    | Unreadable what -> (2, "unreadable: " ^ what)
    | Sys_error what | Invalid_argument what | Failure what -> (2, "unreadable: " ^ what)
    | Not_found -> (2, "unreadable: a piece is unknown") in
  let codes = List.map (fun path ->
    let code, words = verdict path in
    print_endline words;
    code) (List.tl (Array.to_list Sys.argv)) in
  exit (List.fold_left max (if codes = [] then 2 else 0) codes)
