# The check of a proof: mirabilia verify.

verify-command = Check the proof of a finished game, without a server.
    
    FILE is what a server gives as the proof of a game, or - for standard input. Everything is worked out anew from the seed and the moves.
verify-option-commitment = The commitment that you noted when the table was opened.
verify-option-promise = The promise of your share that you noted before the game.

verify-whole = The file is intact: its digest matches.
verify-commitment = The seed is the one promised: with the salt it gives the commitment { $commitment }.
verify-secret = The server’s secret is the one promised: it gives the commitment { $commitment }.
verify-noted = This is the commitment that you noted.
verify-not-noted = Compare it with the one you were shown before the game, or check it with --commitment.
verify-shares = Shares in the deal, each as promised, by seats: { $seats }.
verify-no-shares = Nobody added a share to the deal.
verify-left-out = Promised but not revealed in time, and left out, by seats: { $seats }.
verify-key = Together they give the key of the deal: { $key }.
verify-promised = The share that you promised is among them.
verify-deal = The deal follows from the seed: { $setup }.
verify-moves =
    { $count ->
        [one] Its only move is legal and leads to the stated result.
       *[other] All { $count } moves are legal and lead to the stated result.
    }
verify-won =
    { $count ->
        [one] Won by seat { $seats }.
       *[other] Won by seats { $seats }.
    }
